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

/**
 * Which lines: `act` and `subject` by how they begin, `actor` whole, in capitals or not. A subject that is a numbered thing is
 * that one alone, and not grant 10 to 19 for grant 1; a withdrawal's number begins with its date, and the date finds the day's.
 */
type Wanted = Partial<Record<'actor' | 'act' | 'subject' | 'cursor', string | undefined>> & {
  limit?: number | undefined
}

/** How the log names a member. */
const MEMBER = '^member ([0-9]{1,18})$'

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

/** A page of the operators' log, the newest line first. Refuses `cursor`. */
export async function listActs(tx: Tx, { actor, act, subject, cursor, limit }: Wanted) {
  const many = limit ?? limits.pageDefault
  const by = actor === undefined ? null : await actorNamed(tx, actor)
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const found = await tx<Row>`
    select id, at, actor, act, subject, before, after, reason, hash,
      (select nickname from member m where m.id = substring(actor from ${MEMBER})::bigint) as "actorName",
      (select nickname from member m where m.id = substring(subject from ${MEMBER})::bigint) as "subjectName"
    from operator_act
    where (${before}::bigint is null or id < ${before}::bigint)
      and (${by}::text is null or actor = ${by})
      and (${act ?? null}::text is null or act like ${beginning(act)})
      and (${subject ?? null}::text is null or subject like ${beginning(subject)})
      and (${!isNumbered(subject)} or subject = ${subject ?? null} or subject like ${beginning(`${subject} `)})
    order by operator_act.id desc limit ${many + 1}`
  const list = found.slice(0, many)
  const last = found.length > many ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.id]) : null }
}

/**
 * Whoever is in the log by this name, else by it in other capitals; as it is where nobody is. Actors are few: each is found by
 * the index after the one before, whatever the lines.
 */
async function actorNamed(tx: Tx, name: string): Promise<string> {
  const [found] = await tx<{ actor: string }>`
    with recursive named (actor) as (
      (select actor from operator_act order by actor limit 1)
      union all
      select (select o.actor from operator_act o where o.actor > named.actor order by o.actor limit 1)
      from named where named.actor is not null)
    select actor from named where lower(actor) = lower(${name}) order by actor = ${name} desc limit 1`
  return found?.actor ?? name
}

const isNumbered = (subject = '') =>
  /\s\d+$/.test(subject) && !/^withdrawal \d{1,10}$/.test(subject)

const beginning = (text = '') => `${text.replace(/[\\%_]/g, '\\$&')}%`
