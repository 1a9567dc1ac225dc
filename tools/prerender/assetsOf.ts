import type { IndexHtmlTransformContext } from 'vite'
import type { Locale } from '#shared/locale.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/g
const NEEDED = /<link rel="modulepreload"[^>]* href="([^"]+)"/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"/g

const all = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, url = '']) => url)

/** What the built page starts with: its scripts, what they cannot do without, each language's words, the styles. */
export function assetsOf(html: string, bundle: Bundle) {
  return {
    scripts: all(html, SCRIPT),
    needed: all(html, NEEDED),
    words: { en: wordsIn(bundle, 'en'), 'zh-Hant': wordsIn(bundle, 'zh-Hant') },
    css: all(html, STYLES)
      .map((url) => sourceOf(bundle, url))
      .join(''),
  }
}

function wordsIn(bundle: Bundle, locale: Locale): string {
  const catalog = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      file.moduleIds.some((id) => id.endsWith(`/locales/start/${locale}.po`)),
  )
  if (!catalog) throw new Error(`the build has no words for ${locale}`)
  return `/${catalog.fileName}`
}

function sourceOf(bundle: Bundle, url: string): string {
  const file = bundle[url.slice(1)]
  if (file?.type !== 'asset') throw new Error(`the build has no ${url}`)
  return String(file.source).trim()
}
