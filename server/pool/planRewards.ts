import type { Tx } from '#server/db/Tx.ts'
import { addDays, dayOf } from '#shared/days.ts'

/** Days of the average (decisions §4). */
const DAYS = 30

/** What 1 T was really paid in a plan: yesterday, and on average over the last 30 days. Base units. */
type PlanReward = { id: string; yesterdayPerT: bigint; averagePerT: bigint }

/** The same of several plans, and what the orders of all plans together were paid yesterday. Base units. */
type PlanRewards = { plans: PlanReward[]; yesterdayPaid: bigint }

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
  const paid = await tx<PlanReward & { yesterday: bigint }>`
    with finished as (
      select day from distribution where finished_at is not null and day > ${addDays(today, -DAYS)}),
    newest as (select max(day) as day from finished where day >= ${addDays(today, -1)})
    select p.plan_id as id,
      coalesce(div(sum(p.paid) filter (where p.day = newest.day) * 1000000000000000000,
        nullif(sum(p.staked_t) filter (where p.day = newest.day), 0)), 0) as "yesterdayPerT",
      coalesce(div(sum(p.paid) * 1000000000000000000, nullif(sum(p.staked_t), 0)), 0) as "averagePerT",
      coalesce(sum(p.paid) filter (where p.day = newest.day), 0) as yesterday
    from newest cross join finished join distribution_plan p on p.day = finished.day
    group by 1`
  return {
    plans: plans.map(
      (id) => paid.find((plan) => plan.id === id) ?? { id, yesterdayPerT: 0n, averagePerT: 0n },
    ),
    yesterdayPaid: paid.reduce((sum, { yesterday }) => sum + yesterday, 0n),
  }
}
