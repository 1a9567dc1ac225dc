import { audit as auditBooks } from '#server/audit/audit.ts'
import { keepRun } from '#server/audit/runs.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'

/** The books are read before anything is written: no transaction that writes waits for it. Refuses `auditRunning`. */
export const audit: DeskAct<'operator/audit'> = {
  look: async ({ world, now: startedAt }) => {
    const findings = await auditBooks(world.db)
    return async ({ tx, actor, now: finishedAt }) => {
      const result = await keepRun(tx, { actor: actor.name, startedAt, finishedAt, findings })
      const after = { audit: result.id, findings: findings.length }
      return { result, log: [{ subject: 'books', after }] }
    }
  },
}
