import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import type { ActLine } from './hashOfAct.ts'

type Row = ActLine & {
  id: string
  hash: string
  /** What the members are called now who did it and to whom it was done. */
  actorName: string | null
  subjectName: string | null
}

/** Which lines: `act` and `subject` by how they begin, `actor` whole. */
type Wanted = Partial<Record<'actor' | 'act' | 'subject' | 'cursor', string | undefined>> & {
  limit?: number | undefined
}

/** How the log names a member. */
const MEMBER = '^member ([0-9]{1,18})$'

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

/** A page of the operators' log, the newest line first. Refuses `cursor`. */
export async function listActs(tx: Tx, { actor, act, subject, cursor, limit }: Wanted) {
  const many = limit ?? limits.pageDefault
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const found = await tx<Row>`
    select id, at, actor, act, subject, before, after, reason, hash,
      (select nickname from member m where m.id = substring(actor from ${MEMBER})::bigint) as "actorName",
      (select nickname from member m where m.id = substring(subject from ${MEMBER})::bigint) as "subjectName"
    from operator_act
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
