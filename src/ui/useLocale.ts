import { useLingui } from '@lingui/react'
import type { Locale } from '#shared/locale.ts'

/** The language that the screens are shown in. */
export const useLocale = (): Locale => (useLingui().i18n.locale === 'en' ? 'en' : 'zh-Hant')
