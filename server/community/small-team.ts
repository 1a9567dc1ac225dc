import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Found, Sought } from './Found.ts'

/** So many members are gone through one by one; a larger team is searched along an index. */
export const FEW = 10_000

/**
 * So many once a page was told: what was begun newest first, with any part of a nickname, is gone on with where the team has
 * grown beyond a few since. Along an index it would begin anew, with members who were told already.
 */
const GROWN = 2 * FEW

const mostOf = (before: string | null) => (before === null ? FEW : GROWN)

type Gone = { size: number; ids: string[] }

/** A page of the team, newest first, or nothing where it is larger than a few. `before` is the last id of the page before. */
export async function descendTeam(
  tx: Tx,
  { leader, words, limit }: Sought,
  before: string | null,
): Promise<Found | undefined> {
  const [gone] = await tx<Gone>`
    with recursive team as (
      select id, nickname, account_key from member where inviter_id = ${leader}
      union all
      select m.id, m.nickname, m.account_key from team cross join lateral (
        select id, nickname, account_key from member where inviter_id = team.id offset 0) m),
    few as materialized (select * from team limit ${mostOf(before) + 1})
    select (select count(*)::int from few) as size, array(
      select id from few
      where (${before}::bigint is null or id < ${before})
        and (${words}::text is null or id::text = ${words} or starts_with(account_key, ${words})
          or position(lower(${words}) in lower(nickname)) > 0)
      order by id desc limit ${limit + 1})::text[] as ids`
  return gone && gone.size > mostOf(before) ? undefined : pageOf(gone, limit)
}

/** The same of agents or sites, along the part of the tree that has such. */
export async function descendAppointed(
  tx: Tx,
  { leader, words, role, limit }: Sought,
  before: string | null,
): Promise<Found | undefined> {
  const [gone] = await tx<Gone>`
    with recursive team as (
      select member_id as id from reach where inviter_id = ${leader}
      union all
      select r.id from team cross join lateral (
        select member_id as id from reach where inviter_id = team.id offset 0) r),
    few as materialized (
      select m.* from (select id from team limit ${mostOf(before) + 1}) t cross join lateral (
        select id, nickname, account_key, agent, site from member where id = t.id offset 0) m)
    select (select count(*)::int from few) as size, array(
      select id from few
      where case ${role}::text when 'agent' then agent else site end
        and (${before}::bigint is null or id < ${before})
        and (${words}::text is null or id::text = ${words} or starts_with(account_key, ${words})
          or position(lower(${words}) in lower(nickname)) > 0)
      order by id desc limit ${limit + 1})::text[] as ids`
  return gone && gone.size > mostOf(before) ? undefined : pageOf(gone, limit)
}

function pageOf(gone: Gone | undefined, limit: number): Found | undefined {
  if (!gone) return undefined
  const ids = gone.ids.slice(0, limit)
  const last = ids.at(-1)
  return { ids, next: last && gone.ids.length > limit ? encodeCursor(['few', last]) : null }
}
