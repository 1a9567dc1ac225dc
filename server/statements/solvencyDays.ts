import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Day } from '#shared/rules.ts'

/** What solvency said of a coin, base units. */
export type KeptSolvency = {
  coin: Coin
  block: number
  asOf: string
  onChain: bigint
  members: bigint
  /** What members were below zero by, not taken off; null: kept before that was reckoned, and taken off. */
  short: bigint | null
  rewardPool: bigint
  activity: bigint
  fees: bigint
  unclaimed: bigint
}

/** Whether a day has its rows. */
export const isKept = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx`select 1 from solvency_day where day = ${day} limit 1`).length > 0

/** Keeps what solvency said on a day; what was kept first stays. */
export async function keepSolvency(
  tx: Tx,
  day: string,
  coins: readonly KeptSolvency[],
): Promise<void> {
  for (const it of coins) {
    await tx`
      insert into solvency_day (day, coin, at, block, on_chain, members, reward_pool, activity, fees, unclaimed,
        short)
      values (${day}, ${it.coin}, ${it.asOf}, ${it.block}, ${it.onChain}, ${it.members}, ${it.rewardPool},
        ${it.activity}, ${it.fees}, ${it.unclaimed}, ${it.short})
      on conflict do nothing`
  }
}

const Last = z.tuple([Day])
type Wanted = { cursor?: string | undefined; limit?: number | undefined }
type Kept = { day: string; coins: KeptSolvency[] }

/** A page of what was kept, a row a day, the newest first. Refuses `cursor`. */
export async function solvencyDays(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Kept[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? ['9999-12-31']
  const days = await tx<{ day: string }>`
    select distinct day from solvency_day where day < ${before} order by day desc limit ${limit + 1}`
  const shown = days.slice(0, limit).map(({ day }) => day)
  const rows = await tx<KeptSolvency & { day: string }>`
    select day, coin, block::int as block, at as "asOf", on_chain as "onChain", members, reward_pool as "rewardPool",
      activity, fees, unclaimed, short
    from solvency_day where day = any(${shown}::date[]) order by coin`
  const list = shown.map((day) => ({ day, coins: rows.filter((row) => row.day === day) }))
  const end = days.length > limit ? shown.at(-1) : undefined
  return { list, next: end ? encodeCursor([end]) : null }
}
