import { useLingui } from '@lingui/react/macro'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { dateText } from '#src/words/format-time.ts'
import { endOf } from './terms.ts'
import type { Method } from './usePledge.ts'

/** The date at which a term would end that is pledged now; from a wallet it begins once the payment is confirmed, or later. */
export function useTermEnd(method: Method, termDays: number): string {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow(60_000)
  const until = dateText(endOf(new Date(now), termDays), locale)
  return method === 'balance' ? until : t`${until} or later`
}
