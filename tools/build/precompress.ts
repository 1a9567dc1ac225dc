import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = /\.(js|css|html|svg|json|webmanifest|txt|map)$/

/** Lays a `.br` and a `.gz` beside every file that gets smaller by it, so that the service compresses nothing. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*`).filter(
    (file) => WORTH.test(file) && statSync(file).size > 512,
  )
  await Promise.all(files.map(compressOne))
}

async function compressOne(file: string) {
  const content = readFileSync(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
