import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { type DayLine, describeLines, type RawLine } from './describeLines.ts'

type Wanted = {
  day: string
  order?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** The part of the day, the order and the entry of the last line of the page before. */
const Last = z.tuple([z.int32().check(z.minimum(0)), Id, Id])

/**
 * A page of a day's lines, order by order, or of one order's. A day is paid in parts, each a journal whose orders follow those
 * of the one before: a page is a range of the index of one journal or of a few. Refuses `cursor`.
 */
export async function dayLines(
  tx: Tx,
  { day, order, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: DayLine[]; next: string | null }> {
  const chunks = await chunksOf(tx, day)
  const last = decodeCursor(cursor, Last)
  let part = last?.[0] ?? (order === undefined ? 0 : await partOf(tx, { day, order, chunks }))
  let [ref, id] = last ? [last[1], last[2]] : ['0', '0']
  const found: (RawLine & { part: number })[] = []
  while (part < chunks && found.length <= limit) {
    const many = limit + 1 - found.length
    const lines = await linesIn(tx, { day, part, order, ref, id, many })
    found.push(...lines.map((line) => ({ ...line, part })))
    // An order is paid in one part.
    if (order !== undefined) break
    part += 1
    ref = '0'
    id = '0'
  }
  const list = found.slice(0, limit)
  const end = found.length > limit ? list.at(-1) : undefined
  return {
    list: await describeLines(tx, list),
    next: end ? encodeCursor([end.part, end.refId, end.id]) : null,
  }
}

async function chunksOf(tx: Tx, day: string): Promise<number> {
  const [row] = await tx<{ chunks: number }>`select chunks from distribution where day = ${day}`
  return row?.chunks ?? 0
}

/** The part in which an order was paid: the first whose last order is not before it. */
async function partOf(
  tx: Tx,
  { day, order, chunks }: { day: string; order: string; chunks: number },
): Promise<number> {
  const [row] = await tx<{ part: number }>`
    select part from generate_series(0, ${chunks}::int - 1) part cross join lateral (
      select request_hash as last from journal
      where owner_id = 0 and key = 'distribution:' || ${day}::text || ':' || part offset 0) j
    where j.last::bigint >= ${order}::bigint order by part limit 1`
  return row?.part ?? chunks
}

type Range = {
  day: string
  part: number
  order: string | undefined
  ref: string
  id: string
  many: number
}

const linesIn = (tx: Tx, { day, part, order, ref, id, many }: Range) => tx<RawLine>`
  select e.id, e.journal_id as journal, e.owner_id as owner, e.type, e.amount, e.ref_id as "refId",
    e.meta->>'member' as source, (e.meta->>'ratio')::int as ratio, e.at
  from entry e
  where e.journal_id = (select id from journal where owner_id = 0 and key = ${`distribution:${day}:${part}`})
    and (coalesce(e.ref_id, 0), e.id) > (${ref}::bigint, ${id}::bigint)
    and (${order ?? null}::bigint is null or coalesce(e.ref_id, 0) = ${order ?? null}::bigint)
    and e.type is not null
  order by coalesce(e.ref_id, 0), e.id limit ${many}`
