import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of every built script and style with brotli, largest first. */
export function bytes(): { file: string; brotli: number; raw: number }[] {
  return globSync('dist/assets/*.{js,css}')
    .map((file) => ({
      file: basename(file),
      raw: statSync(file).size,
      brotli: brotliCompressSync(readFileSync(file)).length,
    }))
    .toSorted((a, b) => b.brotli - a.brotli)
}
