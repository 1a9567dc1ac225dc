import { useLingui } from '@lingui/react/macro'
import { useMe } from '#src/screens/console/roles.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Payouts } from './PayoutsStopped.tsx'

type Said = Payouts['said'][number]
type Word = { amount: bigint | undefined; source: Said['source'] }

/** A word about a loss: whether it is the second of two, and why it cannot be said now. */
export function useLossWord(said: Said | undefined, { amount, source }: Word) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: me } = useMe()
  const newUntil = me?.newUntil ?? null
  const held = newUntil === null ? undefined : dateTimeText(newUntil, locale)
  return {
    /** Exactly this was said by somebody else: another amount, or another source, is another word. */
    second:
      said !== undefined &&
      said.by !== `member ${me?.id}` &&
      said.amount === amount &&
      said.source === source,
    refused: held && t`You are new at the desk: you can be one of two people from ${held} on.`,
  }
}
