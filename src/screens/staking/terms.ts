import type { Body, Result } from '#shared/api/index.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { ONE } from '#shared/money.ts'
import { rulesOf } from '#shared/rulesOf.ts'
import { toT } from '#shared/staked.ts'

type Parameters = Result<'home/parameters'>
export type Plan = Parameters['parameters']['plans'][number]
export type CoinRules = Parameters['coinSet'][number]

/**
 * What 1 T of a term would have been paid yesterday at the weight that it is offered with now, in base units of BTCW: its orders may
 * have another one. undefined where that is not known.
 */
export const rateOf = (
  { yesterdayPerWeight }: Pick<Result<'product/pledgeData'>, 'yesterdayPerWeight'>,
  { weight }: Pick<Plan, 'weight'>,
): bigint | undefined =>
  yesterdayPerWeight === undefined ? undefined : (yesterdayPerWeight * weight) / ONE

/**
 * What so many T more would have been paid on a day on which 1 T was paid `perT` and all orders together `all`; base units of BTCW,
 * rounded down. Among more T each is paid less, so it is never all that there was.
 */
export function rewardOf(staked: bigint, perT: bigint, all: bigint): bigint {
  const atRate = staked * perT
  return atRate === 0n ? 0n : (atRate * all) / (all * ONE + atRate)
}

/** What is agreed to with a pledge: the app always says it, and another one is not taken. */
export const AGREED = ['termDays', 'weight', 'stakedT'] as const

type Sent = Body<'product/pledge'>
type Wanted = Pick<Sent, 'coin' | 'amount' | 'planId'>

/** A pledge as it is sent, with what it was shown to be. */
export type AskedPledge = Wanted & { [term in (typeof AGREED)[number]]: NonNullable<Sent[term]> }

/** A pledge with what it is of this plan and coin. */
export const agreedTo = (
  { coin, amount, planId }: Wanted,
  { termDays, weight }: Plan,
  rules: CoinRules,
): AskedPledge => ({ coin, amount, planId, termDays, weight, stakedT: toT(amount, rules) })

/** The same of these parameters; where the plan is gone with what it was. */
export function withTerms({ parameters, coinSet }: Parameters, asked: AskedPledge): AskedPledge {
  const plan = parameters.plans.find(({ id }) => id === asked.planId)
  return plan ? agreedTo(asked, plan, rulesOf(coinSet, asked.coin)) : asked
}

/** The last day that counts: the UTC day of now, and the term's days (decisions §4). */
export const endOf = (now: Date, termDays: number): string => addDays(dayOf(now), termDays)
