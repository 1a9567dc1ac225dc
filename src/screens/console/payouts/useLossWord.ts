import { useLingui } from '@lingui/react/macro'
import { useMe } from '#src/screens/console/roles.ts'
import { useNewUntil } from '#src/screens/console/useNewUntil.ts'
import type { Payouts } from './PayoutsStopped.tsx'

type Said = Payouts['said'][number]
type Word = { amount: bigint | undefined; source: Said['source'] }

/** A word about a loss: whether it is the second of two, and why it cannot be said now. */
export function useLossWord(said: Said | undefined, { amount, source }: Word) {
  const { t } = useLingui()
  const { data: me } = useMe()
  const held = useNewUntil()
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
