import type { InTx } from '#server/desk/DeskAct.ts'
import { orderRecords } from '#server/staking/orderRecords.ts'

export const orders: InTx<'operator/orders'> = async ({ tx, body }) => ({
  result: await orderRecords(tx, body),
})
