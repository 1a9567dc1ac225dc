import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Day } from '#shared/rules.ts'
import { exact } from './exact.ts'

/** A day as the desk sees it; amounts in base units, shares in ten-thousandths, `totalWeight` exact. */
export type PaidDay = {
  day: string
  revenue: bigint
  /** What the reward pool was below zero by at the midnight; null: begun before it was kept. */
  belowZero: bigint | null
  totalWeight: string
  shares: { staking: bigint; community: bigint; subsidy: bigint }
  stakedT: bigint
  orders: number
  paidStaking: bigint
  paidCommunity: bigint
  paidSubsidy: bigint
  carriedOver: bigint | null
  startedAt: string
  finishedAt: string | null
}

type Row = Omit<PaidDay, 'totalWeight' | 'shares'> & {
  weight: bigint
  staking: number
  community: number
  subsidy: number
}

const Last = z.tuple([Day])
type Wanted = { day?: string; cursor?: string | undefined; limit?: number | undefined }

/** A page of the days, the newest first: one that is being paid too. Refuses `cursor`. */
export async function paidDays(
  tx: Tx,
  { day, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: PaidDay[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? ['9999-12-31']
  const rows = await tx<Row>`
    select day, revenue, below_zero as "belowZero", total_weight as weight, staking_share as staking, community_share as community,
      subsidy_share as subsidy, staked_t as "stakedT", orders, paid_staking as "paidStaking",
      paid_community as "paidCommunity", paid_subsidy as "paidSubsidy", carried_over as "carriedOver",
      started_at as "startedAt", finished_at as "finishedAt"
    from distribution where day < ${before} and (${day ?? null}::date is null or day = ${day ?? null}::date)
    order by day desc limit ${limit + 1}`
  const list = rows.slice(0, limit).map(dayOf)
  const end = rows.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.day]) : null }
}

const dayOf = ({ weight, staking, community, subsidy, ...row }: Row): PaidDay => ({
  ...row,
  totalWeight: exact(weight),
  shares: {
    staking: BigInt(staking),
    community: BigInt(community),
    subsidy: BigInt(subsidy),
  },
})

type Plan = { planId: string; stakedT: bigint; paid: bigint }
type Left = { left: bigint | null; below: bigint | null }
type Whole = PaidDay & { carriedIn: bigint; belowIn: bigint | null; plans: Plan[] }

/** One day with its plans and with what the day before left; nothing where there is none. */
export async function paidDay(tx: Tx, day: string): Promise<Whole | undefined> {
  const [found] = (await paidDays(tx, { day, limit: 1 })).list
  if (!found) return undefined
  const plans = await tx<Plan>`
    select plan_id as "planId", staked_t as "stakedT", paid from distribution_plan where day = ${day} order by plan_id`
  const [before = { left: 0n, below: 0n }] = await tx<Left>`
    select carried_over as left, case when revenue > 0 then 0 else below_zero end as below
    from distribution where day < ${day} order by day desc limit 1`
  return { ...found, carriedIn: before.left ?? 0n, belowIn: before.below, plans }
}
