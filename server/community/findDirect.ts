import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import type { Found, Page } from './Found.ts'

const Before = z.tuple([Id])

/** A page of the members that a member invited, the newest first. Refuses `cursor`. */
export async function findDirect(
  tx: Tx,
  leader: string,
  { cursor, limit = limits.pageDefault }: Page,
): Promise<Found> {
  const [before] = decodeCursor(cursor, Before) ?? []
  const rows = await tx<{ id: string }>`
    select id from member
    where inviter_id = ${leader} and (${before ?? null}::bigint is null or id < ${before ?? null})
    order by id desc limit ${limit + 1}`
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const last = ids.at(-1)
  return { ids, next: last && rows.length > limit ? encodeCursor([last]) : null }
}
