import type { Tx } from '#server/db/Tx.ts'
import { counting, isSame, type Standing } from './standing.ts'

type Dated = Standing & { day: string }

/** What counts until a day, and what from then on: each with its day, the nearest first. */
export type Announced = Dated & { coming: Dated[] }

/**
 * What an operator announced for a member (docs/decisions/131); nothing where nothing is to come but from the next 00:00 UTC
 * on, nor where all that was announced has been taken back. Sure for whoever has locked the member's row.
 */
export async function announced(tx: Tx, member: string, now: Date): Promise<Announced | undefined> {
  return (await announcedOf(tx, [member], now)).get(member)
}

/** The same of many members: of those for whom something is announced. */
export async function announcedOf(
  tx: Tx,
  members: readonly string[],
  now: Date,
): Promise<Map<string, Announced>> {
  const rows = await tx<Row>`
    with to_come as (
      select c.* from unnest(${members}::bigint[]) m (id), ratio_change c
      where c.member_id = m.id and c.id > coalesce(
        (select past.id from ratio_change past where past.member_id = m.id
            and past.effective_from <= (${now}::timestamptz at time zone 'UTC')::date
          order by past.id desc limit 1), 0)),
    first as (
      select member_id, min(id) as id from to_come
      where effective_from > (created_at at time zone 'UTC')::date + 1 group by 1)
    select c.member_id as member, effective_from as day,
      jsonb_build_object('agent', agent_before, 'site', site_before, 'rewardRatio', reward_before,
        'subsidyRatio', subsidy_before) as before,
      jsonb_build_object('agent', agent, 'site', site, 'rewardRatio', reward, 'subsidyRatio', subsidy) as after
    from to_come c join first on first.member_id = c.member_id and c.id >= first.id order by c.id`
  const found = new Map<string, Announced>()
  for (const [member, changes] of Map.groupBy(rows, (row) => row.member)) {
    const all = comingOf(changes)
    if (all) found.set(member, all)
  }
  return found
}

type Row = { member: string; day: string; before: Standing; after: Standing }

/** What stands on a day is what the last of those that count by then has set (`ancestorsOn`). */
function comingOf(changes: readonly Row[]): Announced | undefined {
  const [first] = changes
  if (!first) return undefined
  const until = counting(first.before)
  const coming = changes
    .filter(({ day }, at) => changes.slice(at + 1).every((later) => later.day > day))
    .map(({ day, after }) => ({ ...counting(after), day }))
    .filter((it, at, all) => !isSame(it, all[at - 1] ?? until))
  const [next] = coming
  return next && { ...until, day: next.day, coming }
}
