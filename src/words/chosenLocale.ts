import { LOCALES, type Locale, localeOf } from '#shared/locale.ts'

const PLACE = 'bw.locale'

/** The language of the interface: a saved choice wins, else the device's first language decides (specification §4). */
export function chosenLocale(): Locale {
  const saved = globalThis.localStorage?.getItem(PLACE)
  return LOCALES.find((locale) => locale === saved) ?? localeOf(navigator.languages[0])
}

/** Keeps a choice; it holds from the next start of the app on. */
export const saveLocale = (locale: Locale) => localStorage.setItem(PLACE, locale)
