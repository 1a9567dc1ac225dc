import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '#shared/locale.ts'

const CONSOLE: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#src/locales/console/en.po'),
  'zh-Hant': () => import('#src/locales/console/zh-Hant.po'),
}

/** Fetches the words of the operators' console in the language in use, beside those of all other screens. */
export async function loadConsoleWords(): Promise<void> {
  const locale: Locale = i18n.locale === 'en' ? 'en' : 'zh-Hant'
  const { messages } = await CONSOLE[locale]()
  i18n.load(locale, messages)
}
