import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import type { Finding } from './audit.ts'

/** An audit that was made: by whom, when, and what it found. */
type Run = {
  id: string
  actor: string
  startedAt: string
  finishedAt: string
  findings: Finding[]
}

type Made = Omit<Run, 'finishedAt' | 'findings'> & {
  finishedAt: Date
  findings: readonly Finding[]
}

/** Keeps what an audit that was asked for found; undefined where that is kept already. */
export async function keepRun(tx: Tx, run: Made): Promise<Run | undefined> {
  const { id, actor, startedAt, finishedAt, findings } = run
  const [kept] = await tx<Run>`
    insert into audit_run (id, actor, started_at, finished_at, findings) overriding system value
    values (${id}, ${actor}, ${startedAt}, ${finishedAt}, ${JSON.stringify(findings)}::jsonb)
    on conflict do nothing
    returning id, actor, started_at as "startedAt", finished_at as "finishedAt", findings`
  return kept
}

/** The audit with an id; undefined while it has no result. */
export async function auditRun(tx: Tx, id: string): Promise<Run | undefined> {
  const [run] = await tx<Run>`
    select id, actor, started_at as "startedAt", finished_at as "finishedAt", findings from audit_run where id = ${id}`
  return run
}

const Last = z.tuple([Id])
type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/** A page of the audits that were made, the newest first. Refuses `cursor`. */
export async function auditRuns(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Run[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const runs = await tx<Run>`
    select id, actor, started_at as "startedAt", finished_at as "finishedAt", findings from audit_run
    where ${before}::bigint is null or id < ${before}::bigint order by id desc limit ${limit + 1}`
  const list = runs.slice(0, limit)
  const end = runs.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.id]) : null }
}
