import { listArrivals } from '#server/chain/listArrivals.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const arrivals: InTx<'operator/arrivals'> = async ({ tx, body }) => ({
  result: await listArrivals(tx, body),
})
