import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Difference, differences } from '#shared/differences.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import { defaults } from './defaults.ts'

/** A version of a parameter, and what it changes in what stands before its moment. */
export type Version = {
  id: string
  name: string
  value: unknown
  effectiveAt: string
  createdAt: string
  actor: string
  reason: string
  changes: Difference[]
  dropped: { at: string; actor: string; reason: string } | null
}

type Row = Omit<Version, 'changes' | 'dropped'> & {
  before: unknown
  droppedAt: string | null
  droppedBy: string | null
  droppedWhy: string | null
}

/** Which versions: of one parameter or all, one alone, or those in force at all, so that who asks sees no other. */
type Wanted = {
  name?: string | undefined
  id?: string | undefined
  names?: readonly string[] | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** The moment and the id of the last version of the page before. */
const Last = z.tuple([Time, Id])

/**
 * A page of versions by their moment, the newest first. With `names` only those parameters, and only versions that are or
 * will be in force: none that was taken back, or replaced at its very moment. Refuses `cursor`.
 */
export async function versions(
  tx: Tx,
  { name, id, names, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Version[]; next: string | null }> {
  const [at, last] = decodeCursor(cursor, Last) ?? ['infinity', '0']
  const rows = await tx<Row>`
    select p.id, p.name, p.value, p.effective_at as "effectiveAt", p.created_at as "createdAt", p.actor, p.reason,
      d.at as "droppedAt", d.actor as "droppedBy", d.reason as "droppedWhy", (
        select b.value from parameter b
        where b.name = p.name and b.effective_at < p.effective_at
          and not exists (select from parameter_drop x where x.parameter_id = b.id)
        order by b.effective_at desc, b.id desc limit 1) as before
    from parameter p left join parameter_drop d on d.parameter_id = p.id
    where (p.effective_at, p.id) < (${at}::timestamptz, ${last}::bigint)
      and (${name ?? null}::text is null or p.name = ${name ?? null})
      and (${id ?? null}::bigint is null or p.id = ${id ?? null})
      and (${names ?? null}::text[] is null or (p.name = any(${names ?? null}::text[]) and d.at is null
        and not exists (select from parameter n
          where n.name = p.name and n.effective_at = p.effective_at and n.id > p.id
            and not exists (select from parameter_drop x where x.parameter_id = n.id))))
    order by p.effective_at desc, p.id desc limit ${limit + 1}`
  const list = rows.slice(0, limit).map(versionOf)
  const end = rows.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.effectiveAt, end.id]) : null }
}

function versionOf({ before, droppedAt, droppedBy, droppedWhy, ...row }: Row): Version {
  const stood = before ?? (Object.hasOwn(defaults, row.name) ? standard[row.name] : null)
  const dropped = droppedAt
    ? { at: droppedAt, actor: droppedBy ?? '', reason: droppedWhy ?? '' }
    : null
  return { ...row, changes: differences(row.name, stood, row.value), dropped }
}

const standard: Readonly<Record<string, unknown>> = defaults

/** One version; nothing where there is none with that id. */
export const version = async (tx: Tx, id: string): Promise<Version | undefined> =>
  (await versions(tx, { id, limit: 1 })).list[0]
