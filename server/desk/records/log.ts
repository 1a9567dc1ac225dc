import { listActs } from '#server/acts/listActs.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const log: InTx<'operator/log'> = async ({ tx, body }) => ({
  result: await listActs(tx, body),
})
