import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { ancestorsOf } from '#server/tree/ancestorsOf.ts'
import { gatherAbove } from '#server/tree/gatherAbove.ts'

/** Rows folded at once: each counts for everyone up to the root. */
const MOST = 1_000

/** Adds those who joined to the sizes of all teams above them. Answers how many were folded. */
export const foldJoined = ({ db }: { db: Database }): Promise<number> => db.inTx(foldSome)

async function foldSome(tx: Tx): Promise<number> {
  const joined = await tx<{ inviter: string; many: number }>`
    with taken as (
      delete from member_joined where id in (
        select id from member_joined order by id limit ${MOST} for update skip locked)
      returning inviter_id)
    select inviter_id as inviter, count(*)::int as many from taken group by inviter_id`
  if (joined.length === 0) return 0
  const grown = await growthAbove(tx, joined)
  const ids = [...grown.keys()]
  // In the order of their ids, as everybody locks them who changes several.
  await tx`select 1 from member where id = any(${ids}::bigint[]) order by id for no key update`
  await tx`
    update member m set team = m.team + g.many
    from unnest(${ids}::bigint[], ${[...grown.values()]}::int[]) as g(id, many) where m.id = g.id`
  return joined.reduce((sum, { many }) => sum + many, 0)
}

/** By how many each team grew: the inviters' own and all above. */
async function growthAbove(
  tx: Tx,
  joined: readonly { inviter: string; many: number }[],
): Promise<ReadonlyMap<string, number>> {
  const own = new Map(joined.map(({ inviter, many }) => [inviter, many]))
  return gatherAbove(await ancestorsOf(tx, [...own.keys()]), own, (a, b) => a + b)
}
