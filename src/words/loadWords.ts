import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '#shared/locale.ts'

type Catalog = Promise<{ messages: Messages }>

/** The words of the sign-in and of what stands round every screen. */
const START: Record<Locale, () => Catalog> = {
  en: () => import('#src/locales/start/en.po'),
  'zh-Hant': () => import('#src/locales/start/zh-Hant.po'),
}

/** The words of Home and of what is told there: nothing but these stands between a start and the first figures. */
const HOME: Record<Locale, () => Catalog> = {
  en: () => import('#src/locales/home/en.po'),
  'zh-Hant': () => import('#src/locales/home/zh-Hant.po'),
}

const SCREENS: Record<Locale, () => Catalog> = {
  en: () => import('#src/locales/en.po'),
  'zh-Hant': () => import('#src/locales/zh-Hant.po'),
}

/** Fetches one language's words of the first load and makes it the language in use. */
export async function loadWords(locale: Locale): Promise<void> {
  const { messages } = await START[locale]()
  i18n.loadAndActivate({ locale, messages })
}

/** Waits for a part of the app that is loaded by itself, and for the words of all screens in the language in use. */
export const withWords = <T>(loading: Promise<T>): Promise<T> => withCatalog(loading, SCREENS)

/** The same for a screen of Home: with its words alone. */
export const withHomeWords = <T>(loading: Promise<T>): Promise<T> => withCatalog(loading, HOME)

async function withCatalog<T>(
  loading: Promise<T>,
  catalogs: Record<Locale, () => Catalog>,
): Promise<T> {
  const locale: Locale = i18n.locale === 'en' ? 'en' : 'zh-Hant'
  const load = catalogs[locale]
  const [part, { messages }] = await Promise.all([loading, load()])
  if (!loaded.has(load)) i18n.load(locale, messages)
  loaded.add(load)
  return part
}

/** Putting words in has everything on screen made anew: once for each catalog. */
const loaded = new Set<() => Catalog>()
