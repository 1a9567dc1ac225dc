import { LOCALES, type Locale, localeOf } from '#shared/locale.ts'

/** Where a choice is kept. */
export const PLACE = 'bw.locale'

/**
 * The language of the interface: a choice wins, be it kept or the tab's name, else the device's first language decides
 * (specification §4).
 */
export function chosenLocale(): Locale {
  const chosen = [globalThis.window?.name, globalThis.localStorage?.getItem(PLACE)]
  return chosen.find(isOurs) ?? localeOf(navigator.languages[0])
}

const isOurs = (it: unknown): it is Locale => LOCALES.some((locale) => locale === it)
