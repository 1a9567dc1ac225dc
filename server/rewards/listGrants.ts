import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { type GrantRecord, grantRecords } from './grantRecords.ts'

type Wanted = { cursor?: string | undefined; limit?: number | undefined; now: Date }

/** A page ends among those that wait or among the others, at a grant's id. */
const End = z.tuple([z.enum(['waiting', 'over']), Id])

/** A page of grants: those that wait first, the oldest of them first, then the others, the newest first. Refuses `cursor`. */
export async function listGrants(
  tx: Tx,
  { cursor, limit = limits.pageDefault, now }: Wanted,
): Promise<{ list: GrantRecord[]; next: string | null }> {
  const [part, end] = decodeCursor(cursor, End) ?? (['waiting', '0'] as const)
  const many = limit + 1
  const waiting = part === 'waiting' ? await readWaiting(tx, { end, many, now }) : []
  const before = part === 'over' ? end : null
  const over = await readOver(tx, { end: before, many: many - waiting.length, now })
  const ids = [...waiting, ...over].map(({ id }) => id).slice(0, limit)
  const last = ids.length < waiting.length + over.length ? ids.at(-1) : undefined
  const records = new Map((await grantRecords(tx, ids, now)).map((one) => [one.id, one]))
  return {
    list: ids.flatMap((id) => records.get(id) ?? []),
    next: last ? encodeCursor([ids.length <= waiting.length ? 'waiting' : 'over', last]) : null,
  }
}

type Place<End> = { end: End; many: number; now: Date }

const readWaiting = (tx: Tx, { end, many, now }: Place<string>) => tx<{ id: string }>`
  select id from member_grant where state = 'waiting' and expires_at > ${now} and id > ${end}
  order by id limit ${many}`

const readOver = (tx: Tx, { end, many, now }: Place<string | null>) => tx<{ id: string }>`
  select id from member_grant
  where not (state = 'waiting' and expires_at > ${now}) and (${end}::bigint is null or id < ${end})
  order by id desc limit ${many}`
