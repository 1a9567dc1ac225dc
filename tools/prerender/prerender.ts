import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { assetsOf } from './assetsOf.ts'
import { type Painted, pageOf } from './pageOf.ts'

/** Where the app as a program for this machine is put, for the moment that it takes to render it. */
const OUT = `node_modules/.cache/prerender-${process.pid}`

/**
 * Paints the sign-in into index.html in both languages, with its styles inlined, and starts the scripts after the first
 * paint. `plugins` makes what turns our source into JavaScript, as the build itself uses it.
 */
export const prerender = (plugins: () => PluginOption[]): Plugin => ({
  name: 'bitwave:prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (!bundle) throw new Error('the page is prerendered by a build')
      const pick = await readFile('tools/prerender/pick-page.js', 'utf8')
      return pageOf(html, { ...assetsOf(html, bundle), pick, painted: await paint(plugins()) })
    },
  },
})

type Render = { prerender: (locale: Locale) => Promise<Painted> }

async function paint(plugins: PluginOption[]): Promise<Record<Locale, Painted>> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    // The very tree that the browser will build: the router would leave out boundaries on a server.
    resolve: {
      alias: {
        '@tanstack/router-core/isServer': `${process.cwd()}/node_modules/@tanstack/router-core/dist/esm/isServer/development.js`,
      },
    },
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir: OUT, emptyOutDir: true, copyPublicDir: false },
  })
  const { prerender }: Render = await import(
    pathToFileURL(`${process.cwd()}/${OUT}/prerender.js`).href
  )
  const painted: Partial<Record<Locale, Painted>> = {}
  // One after the other: the language in use is one for the whole program.
  for (const locale of LOCALES) painted[locale] = whole(await prerender(locale))
  await rm(OUT, { recursive: true, force: true })
  return painted as Record<Locale, Painted>
}

/** A part that threw is left out by React, for the browser to try again: here that is an error of the build. */
function whole(painted: Painted): Painted {
  const lost = /<!--\$!-->/.exec(painted.signIn)
  if (lost) throw new Error('the sign-in needs something that is not there before a script runs')
  return painted
}
