import type { DeskResult } from '#shared/desk/index.ts'
import { RATIO_ONE } from '#shared/money.ts'
import { reckonReward } from '#shared/reckonReward.ts'

export type PaidDay = DeskResult<'operator/days'>['list'][number]
export type WholeDay = DeskResult<'operator/day'>
export type DayLine = DeskResult<'operator/dayLines'>['list'][number]

const KINDS = ['staking_reward', 'community_reward', 'mining_subsidy'] as const
type Kind = (typeof KINDS)[number]

/** A kind of reward on a day: its part of R, what was paid of it, and what was not. Base units. */
export type Part = { kind: Kind; share: bigint; part: bigint; paid: bigint; left: bigint }

const paidOf = (day: PaidDay): Record<Kind, { share: bigint; paid: bigint }> => ({
  staking_reward: { share: day.shares.staking, paid: day.paidStaking },
  community_reward: { share: day.shares.community, paid: day.paidCommunity },
  mining_subsidy: { share: day.shares.subsidy, paid: day.paidSubsidy },
})

/** What a day paid in all, base units. */
export const paidIn = ({ paidStaking, paidCommunity, paidSubsidy }: PaidDay): bigint =>
  paidStaking + paidCommunity + paidSubsidy

/** How a day's R was shared, to the last unit: the parts and the rest add up to R, what is left and the rest to what is carried over. */
export function dayParts(day: PaidDay): { parts: Part[]; rest: bigint; carried: bigint } {
  const of = paidOf(day)
  const parts = KINDS.map((kind) => {
    const { share, paid } = of[kind]
    const part = (day.revenue * share) / RATIO_ONE
    return { kind, share, part, paid, left: part - paid }
  })
  const rest = day.revenue - parts.reduce((sum, { part }) => sum + part, 0n)
  return { parts, rest, carried: rest + parts.reduce((sum, { left }) => sum + left, 0n) }
}

/** What a line comes to by the day's figures: R × share × its part of W × its ratio, rounded down (decisions §4). */
export function reckoned(day: PaidDay, line: DayLine): bigint | null {
  const kind = KINDS.find((it) => it === line.type)
  if (!kind) return null
  const { revenue, totalWeight } = day
  const { weight, ratio } = line
  return reckonReward({ revenue, share: paidOf(day)[kind].share, weight, totalWeight, ratio })
}
