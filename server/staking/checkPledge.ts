import { Refusal } from '#server/db/Refusal.ts'
import { formatAmount } from '#shared/money.ts'
import { leastPledge, mostPledge, toT } from '#shared/staked.ts'
import type { Allowed, Asked, PledgeTerms } from './PledgeTerms.ts'
import { sameTerms } from './sameTerms.ts'

/** What the pledge counts. Refuses `planUnknown`, `coinNotPledgeable`, `amountTooSmall`, `amountTooLarge` and `termChanged`. */
export function checkPledge(
  { plans, coinSet }: PledgeTerms,
  method: 'balance' | 'wallet',
  asked: Asked,
): Allowed {
  const plan = plans.find(({ id }) => id === asked.planId)
  if (!plan) throw new Refusal('planUnknown', { field: 'planId' })

  const coin = coinSet.find(({ symbol }) => symbol === asked.coin)
  if (!coin?.pledge[method] || !coin.tPerCoin) {
    throw new Refusal('coinNotPledgeable', { values: { coin: asked.coin }, field: 'coin' })
  }
  const least = leastPledge(plan, coin)
  if (asked.amount < least) {
    const values = { min: formatAmount(least), coin: asked.coin }
    throw new Refusal('amountTooSmall', { values, field: 'amount' })
  }
  const most = mostPledge(coin)
  if (asked.amount > most) {
    const values = { max: formatAmount(most), coin: asked.coin }
    throw new Refusal('amountTooLarge', { values, field: 'amount' })
  }
  const stakedT = toT(asked.amount, coin)
  sameTerms({ termDays: plan.termDays, weight: plan.weight, stakedT }, asked)
  return { ...asked, plan, stakedT }
}
