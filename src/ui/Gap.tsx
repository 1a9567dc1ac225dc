import type { ReactNode } from 'react'
import { useLocale } from './useLocale.ts'

/**
 * Between a sentence and what follows it: a Chinese full stop brings its room with it. `after` is the sentence where it may end
 * without one, such as the service's own words; the others end with one.
 */
export function Gap({ after }: { after?: ReactNode }) {
  const isChinese = useLocale() !== 'en'
  return (after === undefined ? isChinese : /[。！？]$/.test(String(after))) ? null : ' '
}
