import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build, type IndexHtmlTransformContext, type Plugin, type PluginOption } from 'vite'
import { LOCALES, type Locale } from '#shared/locale.ts'
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
      return pageOf(html, { ...assetsOf(bundle), pick, painted: await paint(plugins()) })
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
  for (const locale of LOCALES) painted[locale] = await prerender(locale)
  await rm(OUT, { recursive: true, force: true })
  return painted as Record<Locale, Painted>
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

function assetsOf(bundle: Bundle) {
  const files = Object.values(bundle)
  const chunks = files.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const words = (locale: Locale) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/locales/${locale}.po`)))
  const [en, zh] = [words('en'), words('zh-Hant')]
  if (!entry || !en || !zh) throw new Error('the build has no entry or lacks a catalog')
  const css = files.find((file) => file.type === 'asset' && isStyleOf(entry, file.fileName))
  return {
    entry: `/${entry.fileName}`,
    words: { en: `/${en.fileName}`, 'zh-Hant': `/${zh.fileName}` },
    css: css?.type === 'asset' ? String(css.source) : '',
  }
}

type Chunk = Extract<Bundle[string], { type: 'chunk' }>

const isStyleOf = ({ viteMetadata }: Chunk, name: string) =>
  viteMetadata?.importedCss.has(name) ?? false
