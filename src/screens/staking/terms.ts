import type { Result } from '#shared/api/index.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { ONE } from '#shared/money.ts'

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

type OfTerm = { planId: string; termDays: number }

/** A pledge with the days that its term has in these parameters; of a term that is gone with those that it had. */
export const withTerm = <Asked extends OfTerm>(
  { parameters }: Parameters,
  asked: Asked,
): Asked => ({
  ...asked,
  termDays: parameters.plans.find(({ id }) => id === asked.planId)?.termDays ?? asked.termDays,
})

/** The last day that counts: the UTC day of now, and the term's days (decisions §4). */
export const endOf = (now: Date, termDays: number): string => addDays(dayOf(now), termDays)
