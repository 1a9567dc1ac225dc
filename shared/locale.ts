/** The two languages of the interface (specification §1). */
export const LOCALES = ['en', 'zh-Hant'] as const
export type Locale = (typeof LOCALES)[number]

/** A text in both languages; `{name}` stands for a value. */
export type Words = { readonly en: string; readonly zh: string }

/** The words in one language, with the values put in. */
export function say(words: Words, locale: Locale, values: Readonly<Record<string, string>> = {}) {
  const text = locale === 'en' ? words.en : words.zh
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Only the first language of a device counts: English is English, all else Traditional Chinese (specification §4). */
export const localeOf = (language: string | undefined): Locale =>
  /^en\b/i.test(language ?? '') ? 'en' : 'zh-Hant'
