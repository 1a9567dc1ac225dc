import { useSend } from '#src/api/useSend.ts'
import { nameHash } from './nameHash.ts'
import type { Order } from './order-words.ts'
import { memberTill, ticketTill } from './Till.ts'

/** Names the transaction that pays an order of the signed-in member's. */
export function useMemberNaming(member: string, order: Pick<Order, 'id' | 'no'>) {
  const { send } = useSend('product/bTCWPledge', { quiet: true })
  return nameHash(memberTill(member, order), (hash) => send({ orderId: order.id, hash }))
}

/** The same by whoever holds a ticket for it. */
export function useTicketNaming(ticket: string, { no }: Pick<Order, 'no'>) {
  const { send } = useSend('product/ticketHash', { quiet: true })
  return nameHash(ticketTill(ticket, no), (hash) => send({ ticket, hash }))
}
