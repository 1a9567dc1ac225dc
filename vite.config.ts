import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { leaveOutLinks } from '#tools/leaveOutLinks.ts'
import { numbersWhenAsked } from '#tools/numbersWhenAsked.ts'
import { prerender } from '#tools/prerender/prerender.ts'
import { reachedFrom } from '#tools/reach.ts'

/** What turns our source into JavaScript. The macros come before React's own transform. */
const source = () => [
  lingui({ failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
]

/** Files that are told by their name: the operators' console, which members are not to load, and the words of Home. */
function nameFor(sources: readonly string[]): string {
  const isOf = (place: RegExp) => sources.some((it) => place.test(it))
  if (isOf(/src\/(screens|locales)\/console\/|shared\/desk\/index/))
    return 'assets/console-[name]-[hash]'
  return isOf(/src\/locales\/home\//) ? 'assets/home-words-[name]-[hash]' : 'assets/[name]-[hash]'
}

/** What a visitor starts with. */
const isSignIn = reachedFrom('src/screens/account/SignIn.tsx')
/** What a signed-in member starts with: Home, the contract, and what sends. A visitor's comes once the sign-in is painted. */
const isHome = reachedFrom('src/screens/home/Home.tsx', 'src/api/request.ts')
/** What is below Home's figures: fetched once they are shown, and as few bytes as it can be. */
const isBelow = reachedFrom('src/screens/home/lists.ts')
/** What looks at a form that is sent, with the words of all that can be wrong: fetched once a form is touched. */
const isCheck = reachedFrom('src/ui/checkForm.ts')

/** Classes by the place of their file: the same in every build, and easier to compress than a hash. */
const css = {
  modules: {
    generateScopedName: (name: string, file: string) =>
      `${relative('src', file).replace('.module.css', '').replace(/\W/g, '-')}-${name}`,
  },
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  css,
  plugins: [
    ...source(),
    leaveOutLinks(),
    numbersWhenAsked(),
    prerender({ source, css }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      // The one for English; the inline script puts the other language's in its place.
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg}', 'icon-*.png'],
        // Wallets and the operators' desk need a network anyway; in place of the service's page there is one of its own.
        globIgnores: ['**/*Wallet*.js', '**/console-*', 'index.html'],
      },
    }),
  ],
  // React has this itself; the shim is for versions of it before.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // Every browser of the target preloads modules by itself. What the first files lead to is told by a file of its own, which
    // is no part of the first load (tools/prerender/screensOf.ts); styles are told there all the same: a screen waits for them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostId }) =>
        /^assets\/(index|home|sign-in)-/.test(hostId) ? [] : parts,
    },
    // What the first screen needs is one file: compressed as a whole it is smaller, and it is one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            {
              name: (id, modules) => (isHome(id, modules) ? 'home' : null),
              priority: 1.8,
            },
            {
              name: (id, modules) => (isSignIn(id, modules) ? 'sign-in' : null),
              priority: 1.7,
            },
            {
              name: (id, modules) => (isBelow(id, modules) ? 'lists' : null),
              priority: 1.65,
            },
            {
              name: (id, modules) => (isCheck(id, modules) ? 'check' : null),
              priority: 1.6,
            },
            // What operators write is read by three screens: no other one waits for what takes it apart.
            {
              name: 'text',
              test: /\/(node_modules\/marked|src\/ui\/(Article|Markdown|readMarkdown|Blocks|Inlines))\b/,
              priority: 1.2,
            },
            // Two that every screen but Home asks for by itself.
            {
              name: 'kit',
              test: /\/src\/(api\/knowCalls|ui\/laterIcons)\.ts/,
              priority: 1.1,
            },
            // What some screens have in common: one file in place of fifty. Where each request takes half a second and six go at
            // a time, thirty small files are waited for longer than twenty more kilobytes.
            {
              name: 'kit',
              test: /\/(src\/(ui|api|words|session)|shared(?!\/desk))\//,
              minShareCount: 3,
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
