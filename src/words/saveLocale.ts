import type { Locale } from '#shared/locale.ts'
import { PLACE } from './chosenLocale.ts'

/**
 * Keeps a choice; it holds from the next start of the app on. Where the browser keeps nothing (`src/session/stand-in-storage.ts`)
 * the tab is named after it: a name outlives a restart.
 */
export function saveLocale(locale: Locale) {
  localStorage.setItem(PLACE, locale)
  window.name = localStorage instanceof Storage ? '' : locale
}
