import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Day } from '#shared/rules.ts'

/** One day of the pool: what was there at its midnight and what was paid out of it, base units (decisions §4). */
export type PoolDay = {
  day: string
  revenue: bigint
  /** What the reward pool was below zero by then; null: begun before it was kept. */
  belowZero: bigint | null
  paidStaking: bigint
  paidCommunity: bigint
  paidSubsidy: bigint
  carriedOver: bigint
  stakedT: bigint
  orders: number
}

/** The day of the last row of the page before. */
const After = z.tuple([Day])

type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/** A page of the finished days, newest first. Refuses `cursor`. */
export async function listPoolDays(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: PoolDay[]; next: string | null }> {
  const [before] = decodeCursor(cursor, After) ?? ['9999-12-31']
  const days = await tx<PoolDay>`
    select day, revenue, below_zero as "belowZero", paid_staking as "paidStaking", paid_community as "paidCommunity",
      paid_subsidy as "paidSubsidy", carried_over as "carriedOver", staked_t as "stakedT", orders
    from distribution where finished_at is not null and day < ${before}
    order by day desc limit ${limit + 1}`
  const list = days.slice(0, limit)
  const last = list.at(-1)
  return { list, next: days.length > limit && last ? encodeCursor([last.day]) : null }
}
