import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import type { ActLine } from './hashOfAct.ts'

type Row = Omit<ActLine, 'at'> & { id: string; at: string; hash: string }

/** Which lines: `act` and `subject` by how they begin, `actor` whole. */
type Wanted = Partial<Record<'actor' | 'act' | 'subject' | 'cursor', string | undefined>> & {
  limit?: number | undefined
}

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

/** A page of the operators' log, the newest line first. Refuses `cursor`. */
export async function listActs(tx: Tx, { actor, act, subject, cursor, limit }: Wanted) {
  const many = limit ?? limits.pageDefault
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const found = await tx<Row>`
    select id, at, actor, act, subject, before, after, reason, hash from operator_act
    where (${before}::bigint is null or id < ${before}::bigint)
      and (${actor ?? null}::text is null or actor = ${actor ?? null})
      and (${act ?? null}::text is null or act like ${beginning(act)})
      and (${subject ?? null}::text is null or subject like ${beginning(subject)})
    order by operator_act.id desc limit ${many + 1}`
  const list = found.slice(0, many)
  const last = found.length > many ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.id]) : null }
}

const beginning = (text = '') => `${text.replace(/[\\%_]/g, '\\$&')}%`
