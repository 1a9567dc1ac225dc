import type { Tx } from '#server/db/Tx.ts'
import { type Ancestor, ancestorsOf } from './ancestorsOf.ts'

/** The members and everyone above them with the ratios that count for the distribution of a day, whatever changed since. */
export async function ancestorsOn(
  tx: Tx,
  day: string,
  members: readonly string[],
): Promise<Map<string, Ancestor>> {
  const tree = await ancestorsOf(tx, members)
  // What stood on the day is what the first change since has found. By its number: `id` alone is the member’s here. Not one after
  // which another came that counts already, as where the clock had run ahead (`changeStanding`).
  const since = await tx<{ id: string; rewardRatio: number; subsidyRatio: number }>`
    select distinct on (member_id) member_id as id, case when agent_before then reward_before else 0 end as "rewardRatio",
      case when site_before then subsidy_before else 0 end as "subsidyRatio"
    from ratio_change c where effective_from > ${day} and member_id = any(${[...tree.keys()]}::bigint[])
      and not exists (select from ratio_change later
        where later.member_id = c.member_id and later.id > c.id and later.effective_from <= ${day})
    order by member_id, c.id`
  for (const { id, ...ratios } of since) {
    const member = tree.get(id)
    if (member) tree.set(id, { ...member, ...ratios })
  }
  return tree
}
