import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { ancestorsOf } from '#server/tree/ancestorsOf.ts'
import { sumsAbove } from './sumsAbove.ts'

/** Changes folded in one transaction. */
const BATCH = 5_000

/** Folds all changes of the pool's sums into its row, and the staked T into the teams above. Answers how many. */
export async function foldChanges({ db }: { db: Database }): Promise<number> {
  let folded = 0
  for (;;) {
    const batch = await db.inTx(foldBatch)
    folded += batch
    if (batch < BATCH) return folded
  }
}

/** One process folds at a time; a change is gone in the same transaction in which the sums have it. */
async function foldBatch(tx: Tx): Promise<number> {
  const [free] = await tx`select 1 from pool_total for update skip locked`
  if (!free) return 0
  const changes = await tx<{ member: string; changes: number; staked_t: bigint }>`
    with taken as (
      delete from pool_change where id in (select id from pool_change order by id limit ${BATCH})
      returning member_id, staked_t, orders, revenue),
    total as (
      update pool_total p set staked_t = p.staked_t + t.staked_t, orders = p.orders + t.orders,
        revenue = p.revenue + t.revenue
      from (select sum(staked_t) as staked_t, sum(orders) as orders, sum(revenue) as revenue from taken) t
      where t.staked_t is not null)
    select member_id as member, count(*)::int as changes, sum(staked_t) as staked_t from taken group by 1`
  const stakes = new Map(
    changes.filter(({ staked_t }) => staked_t !== 0n).map((row) => [row.member, row.staked_t]),
  )
  if (stakes.size > 0) await raiseTeams(tx, stakes)
  return changes.reduce((sum, row) => sum + row.changes, 0)
}

/** Adds each member's change to the team of everyone above, whose rows are locked in the order of their ids. */
async function raiseTeams(tx: Tx, stakes: ReadonlyMap<string, bigint>): Promise<void> {
  const sums = sumsAbove(await ancestorsOf(tx, [...stakes.keys()]), stakes)
  const ids = [...sums.keys()]
  await tx`select 1 from member where id = any(${ids}::bigint[]) order by id for no key update`
  await tx`
    update member m set team_t = m.team_t + s.team_t
    from unnest(${ids}::bigint[], ${[...sums.values()]}::numeric[]) as s(id, team_t) where m.id = s.id`
}
