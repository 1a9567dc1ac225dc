import { auditRuns } from '#server/audit/runs.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const audits: InTx<'operator/audits'> = async ({ tx, body }) => ({
  result: await auditRuns(tx, body),
})
