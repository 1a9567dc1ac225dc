import type { Tx } from '#server/db/Tx.ts'

/** A member as seen from below: who invited them, and the ratios that they earn at (ten-thousandths, 0: none). */
export type Ancestor = {
  id: string
  inviter: string | null
  rewardRatio: number
  subsidyRatio: number
}

/**
 * The members and everyone above them, each once, by id. Its cost is the number of those, not the sum of the paths:
 * members of one team share the way up.
 */
export async function ancestorsOf(
  tx: Tx,
  members: readonly string[],
): Promise<Map<string, Ancestor>> {
  // The lateral join with its offset makes each step a look-up by key; a hash join would read every member.
  const rows = await tx<Ancestor>`
    with recursive up as (
      select id, inviter_id, agent, site, reward_ratio, subsidy_ratio
      from member where id = any(${members}::bigint[])
      union
      select above.* from up cross join lateral (
        select m.id, m.inviter_id, m.agent, m.site, m.reward_ratio, m.subsidy_ratio
        from member m where m.id = up.inviter_id offset 0) above)
    select id, inviter_id as inviter, case when agent then reward_ratio else 0 end as "rewardRatio",
      case when site then subsidy_ratio else 0 end as "subsidyRatio"
    from up`
  return new Map(rows.map((row) => [row.id, row]))
}
