import { Refusal } from '#server/db/Refusal.ts'
import { formatAmount } from '#shared/money.ts'
import type { Allowed, Asked, PledgeTerms } from './PledgeTerms.ts'

/** One whole coin, and 1 T, in base units. */
const ONE = 10n ** 18n

/** What the pledge counts. Refuses `planUnknown`, `coinNotPledgeable` and `amountTooSmall`. */
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
  const stakedT = (asked.amount * coin.tPerCoin) / ONE
  if (stakedT < plan.minAmount || stakedT === 0n) {
    const min = formatAmount(leastAmount(plan.minAmount, coin.tPerCoin))
    throw new Refusal('amountTooSmall', { values: { min, coin: asked.coin }, field: 'amount' })
  }
  return { ...asked, plan, stakedT }
}

/** The smallest amount of a coin that counts at least `minT`, and at least something. */
const leastAmount = (minT: bigint, tPerCoin: bigint) => {
  const wanted = minT > 0n ? minT : 1n
  return (wanted * ONE + tPerCoin - 1n) / tPerCoin
}
