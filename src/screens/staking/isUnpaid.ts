import type { Paid } from '#src/api/paid.ts'
import type { Order } from './order-words.ts'

/**
 * Whether an order waits and nobody knows of a payment: no hash was named, and this device keeps none that the service has not
 * taken yet. Before the device was looked at (null) nobody can tell.
 */
export const isUnpaid = (
  { id, status, hash }: Pick<Order, 'id' | 'status' | 'hash'>,
  unsent: readonly Pick<Paid, 'orderId'>[] | null,
): boolean =>
  status === 'review' &&
  hash === null &&
  unsent !== null &&
  !unsent.some(({ orderId }) => orderId === id)
