import type { Tx } from '#server/db/Tx.ts'
import { addDays, dayOf } from '#shared/days.ts'

/** Days of the average (decisions §4). */
const DAYS = 30

/** What 1 T was really paid in a plan: yesterday, and on average over the last 30 days. Base units. */
type PlanReward = { id: string; yesterdayPerT: bigint; averagePerT: bigint }

/**
 * The same of several plans, and of yesterday what the orders of all plans together were paid, and for 1 T of the weight 1: from
 * that follows what a plan would have been paid at the weight that it has now, which is not that of its orders. Base units.
 */
type PlanRewards = { plans: PlanReward[]; yesterdayPaid: bigint; yesterdayPerWeight: bigint }

/**
 * What was paid, never what may be (decisions §4). Yesterday's revenue is distributed at today's midnight; until that is
 * finished the day before stands. The average is all that was paid over all T that it was paid for, day by day; a plan
 * without orders was paid nothing.
 */
export async function planRewards(
  tx: Tx,
  now: Date,
  plans: readonly string[],
): Promise<PlanRewards> {
  const today = dayOf(now)
  const paid = await tx<PlanReward>`
    with finished as (
      select day from distribution where finished_at is not null and day > ${addDays(today, -DAYS)}),
    newest as (select max(day) as day from finished where day >= ${addDays(today, -1)})
    select p.plan_id as id,
      coalesce(div(sum(p.paid) filter (where p.day = newest.day) * 1000000000000000000,
        nullif(sum(p.staked_t) filter (where p.day = newest.day), 0)), 0) as "yesterdayPerT",
      coalesce(div(sum(p.paid) * 1000000000000000000, nullif(sum(p.staked_t), 0)), 0) as "averagePerT"
    from newest cross join finished join distribution_plan p on p.day = finished.day
    group by 1`
  const [yesterday] = await tx<{ paid: bigint; perWeight: bigint }>`
    select paid_staking as paid,
      coalesce(div(paid_staking * 1000000000000000000000000000000000000, nullif(total_weight, 0)), 0) as "perWeight"
    from distribution where finished_at is not null and day between ${addDays(today, -1)} and ${today}
    order by day desc limit 1`
  return {
    plans: plans.map(
      (id) => paid.find((plan) => plan.id === id) ?? { id, yesterdayPerT: 0n, averagePerT: 0n },
    ),
    yesterdayPaid: yesterday?.paid ?? 0n,
    yesterdayPerWeight: yesterday?.perWeight ?? 0n,
  }
}
