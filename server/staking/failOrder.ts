import type { Tx } from '#server/db/Tx.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** Ends an order that is in review, with the reason. Answers whether it was in review. */
export async function failOrder(tx: Tx, order: string, reason: OrderReason): Promise<boolean> {
  const failed = await tx`
    update pledge_order set status = 'fail', reason = ${reason}
    where id = ${order} and status = 'review' returning id`
  return failed.length > 0
}
