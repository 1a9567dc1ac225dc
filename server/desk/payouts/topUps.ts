import type { InTx } from '#server/desk/DeskAct.ts'
import { listTopUps } from '#server/payouts/listTopUps.ts'

export const topUps: InTx<'operator/topUps'> = async ({ tx, body }) => ({
  result: await listTopUps(tx, body),
})
