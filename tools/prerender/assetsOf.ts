import { createHash } from 'node:crypto'
import { homeAsks, startAsks } from '#shared/api/homeAsks.ts'
import type { Locale } from '#shared/locale.ts'
import { compact } from './compact.ts'
import { type Bundle, chunkOf, filesOf, nameOf, screensOf } from './screensOf.ts'
import { sourceOf, stylesFor } from './stylesFor.ts'

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/g
const NEEDED = /<link rel="modulepreload"[^>]* href="([^"]+)"/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"/g

/** In each language something by the path of a screen. */
type ByPath = Record<Locale, Record<string, string>>
/** The source of the routes, what the screens are called, how forms look, and what paints one of those. */
type Told = { routes: string; names: ByPath; looks: ByPath; paintForm: string }
/** A file that the page imports, and its text. */
export type Made = { url: string; made: string }

const all = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, url = '']) => url)

/**
 * What the built page starts with: its scripts, what they cannot do without, what only members' screens need, each
 * language's words, what Home is made of and asks, the styles; and a file that says what the other screens are made of, which would
 * be too long for the page, and what they are called. `routes` is the source of the routes.
 */
export function assetsOf(html: string, bundle: Bundle, { routes, names, looks, paintForm }: Told) {
  const scripts = all(html, SCRIPT)
  const needed = all(html, NEEDED)
  const signedIn = [addressOf(bundle, 'src/api/request.ts')]
  const inPage = [...scripts, ...needed].map((url) => url.slice(1))
  const beside = signedIn.map((url) => url.slice(1))
  const screensMade = screensOf(routes, bundle, { inPage, beside })
  const { parts, catalogs, screens } = screensMade
  const [, ...ofHome] = screens['Home'] ?? []
  const home = ofHome.map((part) => parts[part] ?? '')
  // They ask for the notices: the first calls of a page that come from what sends.
  const lists = ['src/screens/home/lists.ts', 'src/api/sender.ts'].reduce(
    (found, module) => filesOf(chunkOf(bundle, module), bundle, new Set(found)),
    inPage,
  )
  const given = new Set([...inPage, ...beside].map(nameOf).concat(home))
  const css = stylesFor(looks.en, bundle, screensMade)
  const formsMade = `const forms = ${JSON.stringify(looks)}, css = ${JSON.stringify(css)}\n${paintForm}`
  return {
    scripts,
    needed,
    visitor: [addressOf(bundle, 'src/screens/account/SignIn.tsx')],
    signedIn,
    words: { en: wordsIn(bundle, 'en'), 'zh-Hant': wordsIn(bundle, 'zh-Hant') },
    home,
    lists: lists.map(nameOf).filter((name) => !given.has(name)),
    asks: homeAsks,
    startAsks: startAsks.length,
    homeWords: { en: catalogs['en']?.[0] ?? '', 'zh-Hant': catalogs['zh-Hant']?.[0] ?? '' },
    screens: made('screens', `export default${JSON.stringify({ ...screensMade, called: names })}`),
    forms: made('forms', compact(formsMade)),
    css: all(html, STYLES)
      .map((url) => sourceOf(bundle, url))
      .join(''),
  }
}

const wordsIn = (bundle: Bundle, locale: Locale) =>
  addressOf(bundle, `src/locales/start/${locale}.po`)

const addressOf = (bundle: Bundle, module: string) => `/${chunkOf(bundle, module)}`

const made = (name: string, text: string): Made => ({
  url: `/assets/${name}-${hashOf(text)}.js`,
  made: text,
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
