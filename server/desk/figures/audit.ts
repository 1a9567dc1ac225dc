import { askAudit } from '#server/audit/asked.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

/** A job makes it, and writes the line of the log with what it found: nobody's call waits for minutes. */
export const audit: InTx<'operator/audit'> = async ({ tx, actor, now }) => ({
  result: await askAudit(tx, { actor: actor.name, now }),
  log: [],
})
