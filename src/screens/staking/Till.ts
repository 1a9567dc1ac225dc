import { handIn, lookUnsent } from '#src/api/outbox.ts'
import { handInWith, keptOf } from '#src/api/ticket-outbox.ts'
import type { Order } from './order-words.ts'

/** Where the payment of an order is handed in: by its member, or by whoever holds a ticket for it. */
export type Till = {
  /** The order's number, the same whoever pays it. */
  no: string
  /**
   * Hands the hash of a payment in; it is kept on this device before anything else. Answers false where it is another order's
   * payment.
   */
  handIn: (hash: string) => Promise<boolean>
  /** A hash that this device keeps because the service has not taken it yet. */
  kept: () => Promise<string | undefined>
}

export const memberTill = (member: string, { id, no }: Pick<Order, 'id' | 'no'>): Till => ({
  no,
  handIn: (hash) => handIn(member, { orderId: id, hash }),
  kept: async () => (await lookUnsent()).find(({ orderId }) => orderId === id)?.hash,
})

export const ticketTill = (ticket: string, no: string): Till => ({
  no,
  handIn: (hash) => handInWith(ticket, hash),
  kept: async () => keptOf(ticket)?.hash,
})
