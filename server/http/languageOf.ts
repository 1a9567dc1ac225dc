import { type Locale, localeOf } from '#shared/locale.ts'

/** The language to answer in: that of the first one named in Accept-Language; English where none is (decisions §9). */
export function languageOf(header: string | undefined): Locale {
  const [first = ''] = (header ?? '').split(/[,;]/)
  const named = first.trim()
  return named === '' || named === '*' ? 'en' : localeOf(named)
}
