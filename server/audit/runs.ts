import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { AUDIT_LOCK, type Finding } from './audit.ts'

/** An audit that was made: by whom, when, and what it found. */
type Run = {
  id: string
  actor: string
  startedAt: string
  finishedAt: string
  findings: Finding[]
}

type Made = { actor: string; startedAt: Date; finishedAt: Date; findings: readonly Finding[] }

/** Keeps what an audit found. */
export async function keepRun(tx: Tx, run: Made): Promise<Run> {
  const { actor, startedAt, finishedAt, findings } = run
  const [kept] = await tx<Run>`
    insert into audit_run (actor, started_at, finished_at, findings)
    values (${actor}, ${startedAt}, ${finishedAt}, ${JSON.stringify(findings)}::jsonb)
    returning id, actor, started_at as "startedAt", finished_at as "finishedAt", findings`
  if (!kept) throw new Error('insert returned no row')
  return kept
}

const Last = z.tuple([Id])
type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/** A page of the audits, the newest first, and whether one is under way. Refuses `cursor`. */
export async function auditRuns(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Run[]; next: string | null; running: boolean }> {
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const runs = await tx<Run>`
    select id, actor, started_at as "startedAt", finished_at as "finishedAt", findings from audit_run
    where ${before}::bigint is null or id < ${before}::bigint order by id desc limit ${limit + 1}`
  const list = runs.slice(0, limit)
  const end = runs.length > limit ? list.at(-1) : undefined
  const locks = await tx`
    select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${AUDIT_LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())`
  return { list, next: end ? encodeCursor([end.id]) : null, running: locks.length > 0 }
}
