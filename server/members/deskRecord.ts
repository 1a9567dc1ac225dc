import type { Tx } from '#server/db/Tx.ts'

/** How many members on the way up are shown. */
const FAR = 20

/** What of a member only the desk is shown; T in base units. */
export type DeskRecord = {
  frozen: { since: string; reason: string } | null
  sessions: number
  way: { id: string; nickname: string }[]
  stakedT: bigint
}

/** The same of the member with this id, who exists. */
export async function deskRecord(tx: Tx, id: string, now: Date): Promise<DeskRecord> {
  const [row] = await tx<{
    since: string | null
    reason: string | null
    sessions: number
    stakedT: bigint
  }>`
    select frozen_at as since, frozen_reason as reason, staked_t as "stakedT",
      (select count(*)::int from session where member_id = member.id and expires_at > ${now}) as sessions
    from member where id = ${id}`
  if (!row) throw new Error(`there is no member ${id}`)
  const { since, reason, sessions, stakedT } = row
  const way = await wayUp(tx, id)
  return { frozen: since === null ? null : { since, reason: reason ?? '' }, sessions, way, stakedT }
}

/** Who invited, and who invited those: the nearest first. */
const wayUp = (tx: Tx, id: string) =>
  tx<{ id: string; nickname: string }>`
    with recursive up as (
      select inviter_id, 1 as far from member where id = ${id}
      union all
      select m.inviter_id, far + 1 from up join member m on m.id = up.inviter_id where far < ${FAR})
    select m.id, m.nickname from up join member m on m.id = up.inviter_id order by far`
