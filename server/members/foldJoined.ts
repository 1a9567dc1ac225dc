import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Rows folded at once: each walks up to the root. */
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
  const above = await tx<{ id: string; many: number }>`
    with recursive up(id, above, many) as (
      select m.id, m.inviter_id, j.many
      from unnest(${joined.map(({ inviter }) => inviter)}::bigint[],
        ${joined.map(({ many }) => many)}::int[]) as j(id, many)
      join member m on m.id = j.id
      union all
      select m.id, m.inviter_id, up.many from up join member m on m.id = up.above)
    select id, sum(many)::int as many from up group by id`
  const ids = above.map(({ id }) => id)
  // In the order of their ids, as everybody locks them who changes several.
  await tx`select 1 from member where id = any(${ids}::bigint[]) order by id for no key update`
  await tx`
    update member m set team = m.team + a.many
    from unnest(${ids}::bigint[], ${above.map(({ many }) => many)}::int[]) as a(id, many)
    where m.id = a.id`
  return joined.reduce((sum, { many }) => sum + many, 0)
}
