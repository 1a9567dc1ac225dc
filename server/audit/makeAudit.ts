import { recordAct } from '#server/acts/recordAct.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { auditUnderWay } from './asked.ts'
import { audit, type Finding } from './audit.ts'
import { keepRun } from './runs.ts'

/**
 * Makes the audit that was asked for, keeps what it found and writes the line of the log, for whoever asked. The books are
 * read before anything is written: no transaction that writes waits for it. Answers how many it made: none where nobody
 * asks, or where another process makes it; should that one die or be `stopped`, the next call makes it.
 */
export async function makeAudit(
  { db, clock }: { db: Database; clock: Clock },
  stopped?: AbortSignal,
): Promise<number> {
  const asked = await db.inTx((tx) => auditUnderWay(tx, clock.now()))
  const findings = asked && (await found(db, stopped))
  if (!findings) return 0
  const finishedAt = clock.now()
  await db.inTx(async (tx) => {
    const run = await keepRun(tx, { ...asked, finishedAt, findings })
    // Another process was as fast.
    if (!run) return
    const after = { audit: run.id, findings: findings.length }
    const { actor } = asked
    await recordAct(tx, { actor, act: 'audit', subject: 'books', after, now: finishedAt })
  })
  return 1
}

/** Undefined: another process is at it. */
async function found(
  db: Database,
  stopped: AbortSignal | undefined,
): Promise<readonly Finding[] | undefined> {
  try {
    return await audit(db, stopped)
  } catch (error) {
    if (error instanceof Refusal && error.because === 'auditRunning') return undefined
    throw error
  }
}
