import { beforeMidnight } from '#server/db/midnight-lock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import type { Coin } from '#shared/api/coin.ts'
import { addDays, dayOf } from '#shared/days.ts'

type Started = {
  no: string
  member: string
  coin: Coin
  amount: bigint
  method: string
  staked_t: bigint
}

/**
 * Makes an order in review a success from `now` on: it counts at exactly `termDays` midnights, the first one after
 * today, or after the last day that is begun where it is written that late. Counts it for the member and the pool, and
 * tells the member. Throws where the order is not in review.
 */
export async function startOrder(tx: Tx, order: string, now: Date): Promise<void> {
  const today = dayOf(now)
  await beforeMidnight(tx, addDays(today, 1))
  const [started] = await tx<Started>`
    update pledge_order set status = 'success', starts_at = ${now}, start_day = first.day,
      end_day = first.day + term_days
    from (select greatest(${today}::date, max(day)) as day from distribution) first
    where id = ${order} and status = 'review'
    returning no, member_id as member, coin, amount, method, staked_t`
  if (!started) throw new Error(`order ${order} is not in review`)
  const { member, staked_t, method, ...told } = started
  await tx`
    update member set staked_t = staked_t + ${staked_t}, activated_at = coalesce(activated_at, ${now})
    where id = ${member}`
  await tx`
    insert into pool_change (member_id, staked_t, orders, at, pledged_t, pledged_at)
    values (${member}, ${staked_t}, 1, ${now}, ${staked_t}, ${now})`
  // A pledge from the balance is answered with the order itself.
  const quiet = method === 'balance'
  await tellMember(tx, { member, kind: 'order_started', ref: order, ...told }, { now, quiet })
}
