import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { ancestorsOf } from '#server/tree/ancestorsOf.ts'
import { gatherAbove } from '#server/tree/gatherAbove.ts'
import { foldPool } from './foldPool.ts'
import { raiseWeeks } from './raiseWeeks.ts'

/** Changes folded in one transaction. */
const BATCH = 5_000

/** Held by the one process that folds into the teams. */
const TEAMS_LOCK = 5_208_041

/** Folds all changes into the pool's row, and the staked T into the teams above. Answers how many reached the teams. */
export async function foldChanges({ db }: { db: Database }): Promise<number> {
  await foldPool({ db })
  let folded = 0
  for (;;) {
    const batch = await db.inTx(foldBatch)
    folded += batch
    if (batch < BATCH) return folded
  }
}

/** Changes of one member; those that belong to an ISO week (by its Monday) apart from the others. */
type Change = {
  member: string
  changes: number
  staked_t: bigint
  week: string | null
  pledged_t: bigint
  pledged_at: string | null
}

/** A change is gone in the same transaction in which the teams have it. */
async function foldBatch(tx: Tx): Promise<number> {
  const [lock] = await tx<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${TEAMS_LOCK}) as free`
  if (!lock?.free) return 0
  const changes = await tx<Change>`
    with taken as (
      delete from team_change where id = any(array(select id from team_change order by id limit ${BATCH}))
      returning member_id, staked_t, pledged_t, pledged_at)
    select member_id as member, date_trunc('week', pledged_at at time zone 'UTC')::date as week,
      count(*)::int as changes, sum(staked_t) as staked_t, sum(pledged_t) as pledged_t,
      max(pledged_at) as pledged_at
    from taken group by 1, 2`
  const moving = changes.filter(({ staked_t, pledged_t }) => staked_t !== 0n || pledged_t !== 0n)
  if (moving.length > 0) {
    const tree = await ancestorsOf(tx, [...new Set(moving.map(({ member }) => member))])
    await raiseTeams(tx, tree, moving)
    await raiseWeeks(tx, tree, moving)
  }
  return changes.reduce((sum, row) => sum + row.changes, 0)
}

type Tree = Awaited<ReturnType<typeof ancestorsOf>>

/** Adds each member's change to the team of everyone above, whose rows are locked in the order of their ids. */
async function raiseTeams(tx: Tx, tree: Tree, changes: readonly Change[]): Promise<void> {
  const own = new Map<string, bigint>()
  for (const { member, staked_t } of changes) own.set(member, (own.get(member) ?? 0n) + staked_t)
  // A team is everyone below: who pledges is not in the own one.
  const teams = [...gatherAbove(tree, own, (a, b) => a + b)]
    .map(([id, sum]) => [id, sum - (own.get(id) ?? 0n)] as const)
    .filter(([, sum]) => sum !== 0n)
  const ids = teams.map(([id]) => id)
  await tx`select 1 from member where id = any(${ids}::bigint[]) order by id for no key update`
  await tx`
    update member m set team_t = m.team_t + s.team_t
    from unnest(${ids}::bigint[], ${teams.map(([, sum]) => sum)}::numeric[]) as s(id, team_t) where m.id = s.id`
}
