import type { Tx } from '#server/db/Tx.ts'
import { dayOf } from '#shared/days.ts'

/** A member's orders and what they earned, base units: `today` is the UTC day in which it reached the balance. */
export type OrderTotals = {
  active: number
  review: number
  ended: number
  stakedT: bigint
  earned: bigint
  today: bigint
}

/** Counts orders in an index; the sums are rows that the books keep. */
export async function orderTotals(tx: Tx, member: string, now: Date): Promise<OrderTotals> {
  const [totals] = await tx<OrderTotals>`
    select o.active, o.review, o.ended, m.staked_t as "stakedT",
      coalesce((select amount from income_total
        where owner_id = m.id and type = 'staking_reward' and coin = 'BTCW'), 0) as earned,
      coalesce((select amount from income_day
        where owner_id = m.id and day = ${dayOf(now)} and type = 'staking_reward' and coin = 'BTCW'), 0) as today
    from member m cross join lateral (
      select count(*) filter (where status = 'success')::int as active,
        count(*) filter (where status = 'review')::int as review,
        count(*) filter (where status = 'end')::int as ended
      from pledge_order where member_id = m.id) o
    where m.id = ${member}`
  if (!totals) throw new Error(`there is no member ${member}`)
  return totals
}
