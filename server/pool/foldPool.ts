import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Changes folded in one transaction. */
const BATCH = 20_000

/**
 * Folds all changes into the pool's row and hands them on to the teams, each member's of a week as one. The teams take
 * longer, and nobody's call has to read what waits for them. Answers how many changes there were.
 */
export async function foldPool({ db }: { db: Database }): Promise<number> {
  let folded = 0
  for (;;) {
    const batch = await db.inTx(foldBatch)
    folded += batch
    if (batch < BATCH) return folded
  }
}

/** One process folds at a time; a change is gone in the same transaction in which the pool has it and the teams wait. */
async function foldBatch(tx: Tx): Promise<number> {
  const [free] = await tx`select 1 from pool_total for update skip locked`
  if (!free) return 0
  const [row] = await tx<{ folded: number }>`
    with taken as (
      delete from pool_change where id = any(array(select id from pool_change order by id limit ${BATCH}))
      returning member_id, staked_t, orders, revenue, pledged_t, pledged_at),
    total as (
      update pool_total p set staked_t = p.staked_t + t.staked_t, orders = p.orders + t.orders,
        revenue = p.revenue + t.revenue
      from (select sum(staked_t) as staked_t, sum(orders) as orders, sum(revenue) as revenue from taken) t
      where t.staked_t is not null),
    handed as (
      insert into team_change (member_id, staked_t, pledged_t, pledged_at)
      select member_id, sum(staked_t), sum(pledged_t), max(pledged_at) from taken
      group by member_id, date_trunc('week', pledged_at at time zone 'UTC')
      having sum(staked_t) <> 0 or sum(pledged_t) <> 0)
    select count(*)::int as folded from taken`
  return row?.folded ?? 0
}
