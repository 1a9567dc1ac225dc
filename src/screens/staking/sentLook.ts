import type { StepLook } from '#src/ui/Steps.tsx'
import type { Order } from './order-words.ts'

/** What tells how far a payment on the chain is. */
export type Sent = Pick<Order, 'status' | 'hash' | 'hashState' | 'confirmations'>

/** The chain's node does not know the transaction: it may be on its way to it, dropped, or never have been sent. */
const isUnseen = ({ hash, hashState, confirmations }: Sent): boolean =>
  hash !== null && hashState === null && confirmations === null

/** How sure it is that the transaction was sent: a hash alone is only what the wallet said. */
export function sentLook(order: Sent): StepLook {
  if (!order.hash) return order.status === 'fail' ? 'failed' : 'later'
  if (!isUnseen(order)) return 'done'
  return order.status === 'fail' ? 'failed' : 'now'
}
