import { Refusal } from '#server/db/Refusal.ts'
import { formatAmount } from '#shared/money.ts'
import type { Shown, Terms } from './PledgeTerms.ts'

/** Refuses `termChanged` where a pledge has other terms than were shown, by the first that is another; undefined: it was not told. */
export function sameTerms(now: Terms, shown: Shown): void {
  const names = ['termDays', 'weight', 'stakedT'] as const
  const field = names.find((name) => shown[name] !== undefined && shown[name] !== now[name])
  if (!field) return
  const values = {
    days: String(now.termDays),
    weight: formatAmount(now.weight),
    staked: formatAmount(now.stakedT),
  }
  throw new Refusal('termChanged', { values, field })
}
