import type { Tx } from '#server/db/Tx.ts'
import { type Above, earnersOn } from './earnersOn.ts'

/** A journal of a day: it paid the orders after `after` up to `last`. */
type Chunk = { day: string; journal: string; after: string; last: string }

type Found = { found: string }

/**
 * Walks up again from every order of a finished day, with the ratios that stood on it, and sets what each walk gives against
 * the lines that were booked: one of another amount or ratio, one that is missing, and one that nobody on the way is owed. Answers
 * at most about 20 that do not agree.
 */
export async function recomputeWalks(tx: Tx, day: string): Promise<string[]> {
  // The claim's hash is the last order of the chunk.
  const chunks = await tx<Omit<Chunk, 'day'>>`
    select id as journal, request_hash as last, coalesce(lag(request_hash) over (order by id), '0') as after
    from journal where owner_id = 0 and key like ${`distribution:${day}:%`} order by id`
  const found: string[] = []
  for (const chunk of chunks) {
    found.push(...(await differencesIn(tx, { day, ...chunk })))
    if (found.length >= 20) break
  }
  return found
}

async function differencesIn(tx: Tx, chunk: Chunk): Promise<string[]> {
  const { day, after, last } = chunk
  const due = await tx<{ member: string }>`
    select distinct member_id as member from pledge_order
    where id > ${after}::bigint and id <= ${last}::bigint and start_day < ${day}::date and end_day >= ${day}::date`
  const members = due.map(({ member }) => member)
  const earners = await earnersOn(tx, day, members)
  return compared(tx, chunk, members.flatMap(earners))
}

/** An order that was taken back since counts where the chunk paid it. */
async function compared(
  tx: Tx,
  { day, journal, after, last }: Chunk,
  above: readonly Above[],
): Promise<string[]> {
  const column = <K extends keyof Above>(name: K) => above.map((row) => row[name])
  const rows = await tx<Found>`
    with line as materialized (
      select ref_id as order_id, owner_id as earner, type, amount, (meta->>'ratio')::int as ratio
      from entry where journal_id = ${journal} and type is not null),
    due as (
      select id, member_id, staked_t * weight as weight from pledge_order
      where id > ${after}::bigint and id <= ${last}::bigint and start_day < ${day}::date and end_day >= ${day}::date
        and (status <> 'fail' or id in (select order_id from line))),
    owed as (
      select due.id as order_id, up.earner, up.type, up.ratio,
        div(d.revenue * case up.type when 'community_reward' then d.community_share else d.subsidy_share end
          * due.weight * up.ratio, d.total_weight * 100000000) as amount
      from due join distribution d on d.day = ${day}
      join unnest(${column('member')}::bigint[], ${column('earner')}::bigint[], ${column('type')}::text[],
        ${column('ratio')}::int[]) as up(member, earner, type, ratio) on up.member = due.member_id),
    paid as (select * from line where type <> 'staking_reward')
    select type || ' of order ' || o.no || ' to member ' || earner || ' is ' || coalesce(paid.amount, 0) || ' at '
      || coalesce(paid.ratio, 0) || ', not ' || coalesce(owed.amount, 0) || ' at ' || coalesce(owed.ratio, 0) as found
    from (select * from owed where amount > 0) owed full join paid using (order_id, earner, type)
    join pledge_order o on o.id = order_id
    where (owed.amount, owed.ratio) is distinct from (paid.amount, paid.ratio) order by order_id limit 20`
  return rows.map(({ found }) => found)
}
