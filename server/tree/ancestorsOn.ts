import type { Tx } from '#server/db/Tx.ts'
import { type Ancestor, ancestorsOf } from './ancestorsOf.ts'

/** The members and everyone above them with the ratios that count for the distribution of a day, whatever changed since. */
export async function ancestorsOn(
  tx: Tx,
  day: string,
  members: readonly string[],
): Promise<Map<string, Ancestor>> {
  const tree = await ancestorsOf(tx, members)
  // What stood on the day is what the first change since has found. By its number: the one after the newest that counts already,
  // whatever was announced before that one for a later day (`changeStanding`).
  const since = await tx<{ id: string; rewardRatio: number; subsidyRatio: number }>`
    select m.id, case when agent_before then reward_before else 0 end as "rewardRatio",
      case when site_before then subsidy_before else 0 end as "subsidyRatio"
    from unnest(${[...tree.keys()]}::bigint[]) m (id) cross join lateral (
      select * from ratio_change c where c.member_id = m.id and c.id > coalesce(
        (select past.id from ratio_change past where past.member_id = m.id and past.effective_from <= ${day}
          order by past.id desc limit 1), 0)
      order by c.id limit 1) c`
  for (const { id, ...ratios } of since) {
    const member = tree.get(id)
    if (member) tree.set(id, { ...member, ...ratios })
  }
  return tree
}
