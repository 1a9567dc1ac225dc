import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** What every page loads so that a connected wallet is watched; the watching itself comes with the wallet. */
const WATCH = ['src/app/WatchWallet.tsx', 'src/session/connectedWallet.ts']

/** Leaves out what is there without it: React, the store, the router, signing out. */
const onlyWatch: Rolldown.Plugin = {
  name: 'only what watches',
  resolveId: (source, importer) => {
    if (!importer) return null
    const own = WATCH.find((path) => source === `#${path}`)
    return own ? resolve(own) : { id: source, external: true }
  },
}

test('watching the wallet costs every page less than 1 kB until one is connected', async () => {
  const [input = ''] = WATCH
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...onlyWatch, enforce: 'pre' }],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: resolve(input), preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const code = outputs.map((it) => (it.type === 'chunk' ? it.code : '')).join('')
  // All of it is there, and what watches comes only when it is asked for.
  expect(code).toContain('bw.wagmi.store')
  expect(code).toMatch(/import\(["'`]\.\/FollowWallet\.tsx/)
  expect(brotliCompressSync(code).length).toBeLessThan(1_024)
})
