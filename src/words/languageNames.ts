import type { Locale } from '#shared/locale.ts'

/** What each language calls itself: it is looked for by those who do not read the other. */
export const languageNames: Record<Locale, string> = { en: 'English', 'zh-Hant': '繁體中文' }
