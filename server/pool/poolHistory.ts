import type { Tx } from '#server/db/Tx.ts'
import { addDays, dayOf } from '#shared/days.ts'

/** Days of the charts (contract). */
const DAYS = 90

/** What was staked and what was there to distribute at each of the last midnights, the oldest first. */
export async function poolHistory(
  tx: Tx,
  now: Date,
): Promise<{ day: string; stakedT: bigint; revenue: bigint }[]> {
  return tx`
    select day, staked_t as "stakedT", revenue from distribution
    where day > ${addDays(dayOf(now), -DAYS)} order by day`
}
