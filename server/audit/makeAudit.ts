import { recordAct } from '#server/acts/recordAct.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { type Asked, auditUnderWay } from './asked.ts'
import { auditPart, type Finding } from './audit.ts'
import { foundIn, keepPart, partsLeft } from './parts.ts'
import { keepRun } from './runs.ts'

/**
 * Makes the audit that was asked for, part by part, keeps what it found and writes the line of the log, for whoever asked. The books
 * are read before anything is written: no transaction that writes waits for it. Answers how many it made: none where nobody
 * asks, or where another process makes it; should that one die or be `stopped`, the next call goes on with it.
 */
export async function makeAudit(
  { db, clock }: { db: Database; clock: Clock },
  stopped?: AbortSignal,
): Promise<number> {
  const asked = await db.inTx((tx) => auditUnderWay(tx, clock.now()))
  if (!asked) return 0
  const next = async () => (await db.inTx((tx) => partsLeft(tx, asked.id)))[0]
  for (let part = await next(); part; part = await next()) {
    const findings = await foundBy(db, part, stopped)
    if (!findings) return 0
    const looked = { audit: asked.id, part, findings, now: clock.now() }
    await db.inTx((tx) => keepPart(tx, looked))
  }
  await keep(db, asked, clock.now())
  return 1
}

async function keep(db: Database, asked: Asked, finishedAt: Date): Promise<void> {
  await db.inTx(async (tx) => {
    const findings = await foundIn(tx, asked.id)
    const run = await keepRun(tx, { ...asked, finishedAt, findings })
    // Another process was as fast.
    if (!run) return
    const after = { audit: run.id, findings: findings.length }
    const { actor } = asked
    await recordAct(tx, { actor, act: 'audit', subject: 'books', after, now: finishedAt })
  })
}

/** Undefined: another process is at it. */
async function foundBy(
  db: Database,
  part: string,
  stopped: AbortSignal | undefined,
): Promise<readonly Finding[] | undefined> {
  try {
    return await auditPart(db, part, stopped)
  } catch (error) {
    if (error instanceof Refusal && error.because === 'auditRunning') return undefined
    throw error
  }
}
