import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '#shared/locale.ts'

const CATALOGS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#src/locales/en.po'),
  'zh-Hant': () => import('#src/locales/zh-Hant.po'),
}

/** Fetches one language's words and makes them the ones in use. */
export async function loadWords(locale: Locale): Promise<void> {
  const { messages } = await CATALOGS[locale]()
  i18n.loadAndActivate({ locale, messages })
}
