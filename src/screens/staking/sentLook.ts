import type { StepLook } from '#src/ui/Steps.tsx'
import type { Order } from './order-words.ts'

/** What tells how far a payment on the chain is. */
export type Sent = Pick<Order, 'status' | 'hash' | 'hashState' | 'confirmations'>

/** The chain's node does not know the transaction: it may be on its way to it, dropped, or never have been sent. */
const isUnseen = ({ hash, hashState, confirmations }: Sent): boolean =>
  hash !== null && hashState === null && confirmations === null

/** An order still waits for one that the node does not know; answers of older releases do not say so. */
export const isLookedFor = (order: Sent): boolean => order.status === 'review' && isUnseen(order)

/** Whether there is a payment to follow. What ends without one ends here. */
export function approvedLook({ hash, status }: Sent): StepLook {
  if (hash) return 'done'
  return status === 'fail' ? 'failed' : 'later'
}

/** How sure it is that the transaction was sent: a hash alone is only what the wallet said. */
export function sentLook(order: Sent): StepLook {
  if (!order.hash) return 'later'
  if (!isUnseen(order)) return 'done'
  return order.status === 'fail' ? 'failed' : 'now'
}

/** How deep it lies. What was never sent did not come as far as failing here. */
export function confirmingLook(order: Sent): StepLook {
  if (order.status === 'success' || order.status === 'end') return 'done'
  if (order.status === 'fail') return sentLook(order) === 'done' ? 'failed' : 'later'
  return order.hash ? 'now' : 'later'
}
