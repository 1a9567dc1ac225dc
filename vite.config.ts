import { readFileSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { prerender } from '#tools/prerender/prerender.ts'

/** What turns our source into JavaScript. The macros come before React's own transform. */
const source = () => [
  lingui({ failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
]

/** Files of the operators' console are told by their name: members are not to load them. */
const nameFor = (sources: readonly string[]) =>
  sources.some((it) => /src\/(screens|locales)\/console\/|shared\/desk\/index/.test(it))
    ? 'assets/console-[name]-[hash]'
    : 'assets/[name]-[hash]'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [
    ...source(),
    prerender(source),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      // The one for English; the inline script puts the other language's in its place.
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg}', 'icon-*.png'],
        // Wallets and the operators' desk need a network anyway.
        globIgnores: ['**/*Wallet*.js', '**/console-*'],
      },
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // What the first screen needs is one file: compressed as a whole it is smaller, and it is one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            // What most screens are made of: one file in place of fifty, of which each costs a slow phone a moment.
            {
              name: 'kit',
              test: /\/(src\/(ui|api|words|session)|shared(?!\/desk))\//,
              minShareCount: 6,
              priority: 1,
            },
          ],
        },
        chunkFileNames: ({ moduleIds }) => `${nameFor(moduleIds)}.js`,
        assetFileNames: ({ originalFileNames }) => `${nameFor(originalFileNames)}[extname]`,
      },
    },
  },
  server: { proxy: { '/api': process.env['API'] ?? 'http://localhost:4820' } },
})
