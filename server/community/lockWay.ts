import type { Tx } from '#server/db/Tx.ts'

/** Ten-thousandths. */
export type Ratios = { rewardRatio: number; subsidyRatio: number }

export type Member = Ratios & { id: string; agent: boolean; site: boolean }

type Way = { leader: string; member: string }

/** A member as it stands, without waiting for anybody who changes it. */
export async function readMember(tx: Tx, id: string): Promise<Member> {
  const [member] = await tx<Member>`
    select id, agent, site, reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio" from member where id = ${id}`
  if (!member) throw new Error(`there is no member ${id}`)
  return member
}

/**
 * Locks the rows from a member up to one above, in the order of their ids, and answers both as they are then: two who
 * appoint on one way come one after the other.
 */
export async function lockWay(
  tx: Tx,
  { leader, member }: Way,
): Promise<{ leader: Member; member: Member }> {
  const way = await tx<{ id: string }>`
    with recursive up as (
      select id, inviter_id from member where id = ${member}
      union all
      select above.id, above.inviter_id from up cross join lateral (
        select id, inviter_id from member where id = up.inviter_id offset 0) above
      where up.id <> ${leader})
    select id from up`
  const ids = way.map(({ id }) => id)
  const rows = await tx<Member>`
    select id, agent, site, reward_ratio as "rewardRatio", subsidy_ratio as "subsidyRatio" from member
    where id = any(${ids}::bigint[]) order by id for no key update`
  const [top, bottom] = [leader, member].map((id) => rows.find((row) => row.id === id))
  if (!top || !bottom) throw new Error(`there is no way from ${member} up to ${leader}`)
  return { leader: top, member: bottom }
}

/** The highest of each ratio among the agents and sites in a team, however large: two looks at an index. */
export async function highestBelow(tx: Tx, leader: string): Promise<Ratios> {
  const [highest] = await tx<Ratios>`
    select coalesce((select max(reward) from reach where inviter_id = ${leader}), 0) as "rewardRatio",
      coalesce((select max(subsidy) from reach where inviter_id = ${leader}), 0) as "subsidyRatio"`
  if (!highest) throw new Error('no row')
  return highest
}
