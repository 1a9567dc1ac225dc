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
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What is waited for is another process, on a machine that may be busy: vitest's own second is too short for that.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
