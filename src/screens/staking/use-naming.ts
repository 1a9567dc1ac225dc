import { useAtomValue } from 'jotai'
import { useSend } from '#src/api/useSend.ts'
import { memberAtom } from '#src/session/session.ts'
import { nameHash } from './nameHash.ts'
import type { Order } from './order-words.ts'
import { memberTill, ticketTill } from './Till.ts'

/** Names the transaction that pays an order of the signed-in member's; undefined while this start does not know who that is. */
export function useMemberNaming(order: Pick<Order, 'id' | 'no'>) {
  const { send } = useSend('product/bTCWPledge', { quiet: true })
  const member = useAtomValue(memberAtom)?.id
  if (member === undefined) return undefined
  return nameHash(memberTill(member, order), (hash) => send({ orderId: order.id, hash }))
}

/** The same by whoever holds a ticket for it. */
export function useTicketNaming(ticket: string, { no }: Pick<Order, 'no'>) {
  const { send } = useSend('product/ticketHash', { quiet: true })
  return nameHash(ticketTill(ticket, no), (hash) => send({ ticket, hash }))
}
