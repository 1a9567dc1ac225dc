import { passMidnight } from '#server/db/midnight-lock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { takeTime } from '#server/db/takeTime.ts'
import { DAY_LOCK } from '#server/tree/changeStanding.ts'
import { midnight } from '#shared/days.ts'
import type { Shares } from './Shares.ts'

/**
 * Begins a day: what is to be distributed, the shares, the orders that count and their weight are set down at once and
 * do not change any more. Does nothing where the day was begun before, or another is not finished.
 *
 * R is the balance less what came in at or after the midnight and is still there. What was taken back since is not in
 * the balance any more and makes up for nothing that came in, unless it is the same payment. Where that is below zero R is
 * nothing, and what is missing is kept beside it: what came since the day before is told by it. Every earlier day is paid
 * by now, so nothing else has to be looked at. Nothing in the pool is a line of anybody's bill, and said so (`type is null`)
 * what came is found by its time: the pool has entries of every day. The audit looks without it (`recompute`). An order that
 * ended while the day had to wait counts as if it had not.
 */
export async function openDay(
  tx: Tx,
  { day, now, shares }: { day: string; now: Date; shares: Shares },
): Promise<void> {
  await takeTime(tx, 300)
  // First, so that who waits for nothing but a ratio does not wait for orders too.
  await passMidnight(tx, day)
  // Whoever changes ratios meanwhile is told by the day's row that they came too late for it.
  await tx`select pg_advisory_xact_lock(${DAY_LOCK})`
  await tx`
    with pool as (
      select id, balance, seq from account where owner_id = 0 and code = 'reward_pool' and coin = 'BTCW'),
    since as (
      select coalesce(sum(arrived), 0) as amount from (
        select greatest(0, sum(e.amount)) as arrived
        from pool join entry e on e.account_id = pool.id and e.seq <= pool.seq and e.at >= ${midnight(day)}
          and e.type is null
        join journal j on j.id = e.journal_id and j.kind <> 'distribution'
        group by coalesce(j.meta->>'arrival', 'journal ' || j.id)) payment),
    held as (
      select coalesce(max(pool.balance), 0) - max(since.amount) as amount, coalesce(max(pool.seq), 0) as seq
      from since left join pool on true),
    counting as (
      select * from pledge_order where status = 'success'
      union all
      select * from pledge_order where status = 'end' and end_day >= ${day}::date),
    due as materialized (
      select id, member_id, plan_id, staked_t, staked_t * weight as weight from counting
      where start_day < ${day}::date and end_day >= ${day}::date),
    opened as (
      insert into distribution (day, revenue, below_zero, pool_seq, staking_share, community_share, subsidy_share,
        total_weight, staked_t, orders, started_at)
      select ${day}::date, greatest(0, held.amount), greatest(0, -held.amount), held.seq, ${shares.staking}::int,
        ${shares.community}::int, ${shares.subsidy}::int, (select coalesce(sum(weight), 0) from due),
        (select coalesce(sum(staked_t), 0) from due), (select count(*) from due), ${now}
      from held on conflict do nothing returning day, revenue),
    listed as (
      insert into distribution_order (day, order_id, member_id, plan_id, weight)
      select opened.day, due.id, member_id, plan_id, weight from opened cross join due
      where opened.revenue > 0 and weight > 0)
    insert into distribution_plan (day, plan_id, staked_t)
    select opened.day, plan_id, sum(due.staked_t) from opened cross join due group by 1, 2`
}
