import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '#shared/locale.ts'

type Catalog = Promise<{ messages: Messages }>

/** The words of the sign-in and of what stands round every screen. */
const START: Record<Locale, () => Catalog> = {
  en: () => import('#src/locales/start/en.po'),
  'zh-Hant': () => import('#src/locales/start/zh-Hant.po'),
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
export async function withWords<T>(loading: Promise<T>): Promise<T> {
  const locale: Locale = i18n.locale === 'en' ? 'en' : 'zh-Hant'
  const [part, { messages }] = await Promise.all([loading, SCREENS[locale]()])
  if (!loaded.has(locale)) i18n.load(locale, messages)
  loaded.add(locale)
  return part
}

const loaded = new Set<Locale>()
