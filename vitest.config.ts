import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The words of the screens are macros and catalogs: tests read them as the build does.
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    include: [
      '*.test.ts',
      '{shared,src,server,postgres,devnet,contracts,tools,bench,docs}/**/*.test.{ts,tsx}',
    ],
    globalSetup: './server/testing/setup.ts',
    setupFiles: './server/testing/match-words.ts',
    // Tests wait for other processes (PostgreSQL, a chain, a browser), and the machine may be busy: these end what hangs, and
    // judge no speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
