import { readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build, type CSSOptions, type Plugin, type PluginOption } from 'vite'
import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Painted } from '#shared/painted.ts'
import { assetsOf, type Made } from './assetsOf.ts'
import { keptPageOf, pageOf } from './pageOf.ts'
import { lookScript, pageFile, pageScript } from './pageScript.ts'
import { painterOf } from './painterOf.ts'
import { sourceOfRoutes } from './sourceOfRoutes.ts'

/** Where the app as a program for this machine is put, for the moment that it takes to render it. */
const OUT = `node_modules/.cache/prerender-${process.pid}`

/** What turns our source into JavaScript, and how classes are named, as the build itself has it. */
type Making = { source: () => PluginOption[]; css: CSSOptions }

/** Paints the sign-in into index.html in both languages, with its styles inlined, and starts the scripts after the first paint. */
export function prerender(making: Making): Plugin {
  let beside: Made[] = []
  return {
    name: 'bitwave:prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) throw new Error('the page is prerendered by a build')
        const painted = await paint(making)
        const names = { en: painted.en.names, 'zh-Hant': painted['zh-Hant'].names }
        const looks = { en: painted.en.forms, 'zh-Hant': painted['zh-Hant'].forms }
        const { screens, forms, ...assets } = assetsOf(html, bundle, {
          routes: sourceOfRoutes(),
          names,
          looks,
          paintForm: pageFile('form'),
        })
        beside = [screens, forms]
        return pageOf(html, {
          ...assets,
          screens: screens.url,
          forms: forms.url,
          pick: pageScript(false),
          painted,
        })
      },
    },
    writeBundle: async ({ dir }) => {
      for (const { url, made } of beside) await writeFile(`${dir}${url}`, made)
      const page = await readFile(`${dir}/index.html`, 'utf8')
      const look = lookScript(await painterOf('src/app/last-look.ts'))
      await writeFile(`${dir}/kept.html`, keptPageOf(page, { look, pick: pageScript(true) }))
    },
  }
}

type Render = { prerender: (locale: Locale) => Promise<Painted> }

async function paint({ source, css }: Making): Promise<Record<Locale, Painted>> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: source(),
    css,
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
  const texts = Object.entries({ ...painted.forms, 'the sign-in': painted.signIn })
  const [lost] = texts.find(([, text]) => text.includes('<!--$!-->')) ?? []
  if (lost) throw new Error(`${lost} needs something that is not there before a script runs`)
  return painted
}
