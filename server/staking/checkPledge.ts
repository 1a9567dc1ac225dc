import { Refusal } from '#server/db/Refusal.ts'
import { DECIMALS, formatAmount, ONE, WHOLE_DIGITS } from '#shared/money.ts'
import { leastPledge, toT } from '#shared/staked.ts'
import type { Allowed, Asked, PledgeTerms } from './PledgeTerms.ts'

/** More T than an amount can say, base units. */
const UNSAID = 10n ** BigInt(WHOLE_DIGITS + DECIMALS)

/**
 * What the pledge counts. Refuses `planUnknown`, `termChanged`, `coinNotPledgeable`, `amountTooSmall` and `amountTooLarge`:
 * an amount that nobody has can be written, and 10 T for each coin of it could not.
 */
export function checkPledge(
  { plans, coinSet }: PledgeTerms,
  method: 'balance' | 'wallet',
  asked: Asked,
): Allowed {
  const plan = plans.find(({ id }) => id === asked.planId)
  if (!plan) throw new Refusal('planUnknown', { field: 'planId' })
  const days = plan.termDays
  if (asked.termDays !== undefined && asked.termDays !== days)
    throw new Refusal('termChanged', { values: { days: String(days) }, field: 'termDays' })

  const coin = coinSet.find(({ symbol }) => symbol === asked.coin)
  if (!coin?.pledge[method] || !coin.tPerCoin) {
    throw new Refusal('coinNotPledgeable', { values: { coin: asked.coin }, field: 'coin' })
  }
  const least = leastPledge(plan, coin)
  if (asked.amount < least) {
    const values = { min: formatAmount(least), coin: asked.coin }
    throw new Refusal('amountTooSmall', { values, field: 'amount' })
  }
  const stakedT = toT(asked.amount, coin)
  if (stakedT >= UNSAID) {
    const values = { max: formatAmount((UNSAID * ONE - 1n) / coin.tPerCoin), coin: asked.coin }
    throw new Refusal('amountTooLarge', { values, field: 'amount' })
  }
  return { ...asked, plan, stakedT }
}
