import type { Result } from '#shared/api/index.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { ONE } from '#shared/money.ts'

type Parameters = Result<'home/parameters'>
export type Plan = Parameters['parameters']['plans'][number]
export type CoinRules = Parameters['coinSet'][number]

/** A day's reward for so many T at what 1 T was really paid; base units of BTCW, rounded down. */
export const rewardOf = (staked: bigint, perT: bigint): bigint => (staked * perT) / ONE

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
