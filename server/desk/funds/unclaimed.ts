import { listUnclaimed } from '#server/chain/listUnclaimed.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const unclaimed: InTx<'operator/unclaimed'> = async ({ tx, body }) => ({
  result: await listUnclaimed(tx, body),
})
