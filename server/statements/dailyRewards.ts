import type { Tx } from '#server/db/Tx.ts'
import { addDays, dayOf } from '#shared/days.ts'

/** Days of the chart (contract). */
const DAYS = 30

/**
 * A member's staking rewards on each of the last 30 UTC days, the oldest first, base units. It begins with the order that
 * started first, which need not be the one that was opened first: before that there was nothing to earn, which is not the
 * same as earning nothing.
 */
export async function dailyRewards(
  tx: Tx,
  member: string,
  now: Date,
): Promise<{ day: string; amount: bigint }[]> {
  const today = dayOf(now)
  return tx`
    select d.day::date as day, coalesce(i.amount, 0) as amount
    from (select start_day from pledge_order
      where member_id = ${member} and start_day is not null order by start_day limit 1) first
    cross join generate_series(greatest(first.start_day, ${addDays(today, 1 - DAYS)}::date)::timestamp,
      ${today}::date::timestamp, '1 day') as d(day)
    left join income_day i on i.owner_id = ${member} and i.day = d.day::date and i.type = 'staking_reward'
      and i.coin = 'BTCW'
    order by 1`
}
