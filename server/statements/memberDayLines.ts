import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import { type DayLine, describeLines, type RawLine } from './describeLines.ts'

type Wanted = {
  day: string
  member: string
  cursor?: string | undefined
  limit?: number | undefined
}

/** The moment and the entry of the last line of the page before. */
const Last = z.tuple([Time, Id])

/** A page of what a day brought to one member, the newest line first: a range of the index of its lines. Refuses `cursor`. */
export async function memberDayLines(
  tx: Tx,
  { day, member, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: DayLine[]; next: string | null }> {
  const [at, id] = decodeCursor(cursor, Last) ?? ['infinity', '0']
  // A day's lines are booked while it is paid; an hour on both sides for clocks that differ.
  const found = await inIndexOrder(
    tx,
    () => tx<RawLine>`
    select e.id, e.journal_id as journal, e.owner_id as owner, e.type, e.amount, e.ref_id as "refId",
      e.meta->>'member' as source, (e.meta->>'ratio')::int as ratio, e.at
    from distribution d
    join account a on a.owner_id = ${member} and a.code = 'available' and a.coin = 'BTCW'
    cross join lateral (
      select * from entry
      where account_id = a.id and type is not null and at >= d.started_at - interval '1 hour'
        and (at, entry.id) < (
          least(${at}::timestamptz, coalesce(d.finished_at, 'infinity') + interval '1 hour'), ${id}::bigint)
        and type in ('staking_reward', 'community_reward', 'mining_subsidy') and meta->>'day' = ${day}
      order by at desc, entry.id desc limit ${limit + 1}) e
    where d.day = ${day}::date order by e.at desc, e.id desc`,
  )
  const list = found.slice(0, limit)
  const end = found.length > limit ? list.at(-1) : undefined
  return {
    list: await describeLines(tx, list),
    next: end ? encodeCursor([end.at, end.id]) : null,
  }
}
