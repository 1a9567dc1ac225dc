import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { hashOfTicket } from './hashOfTicket.ts'

/** The order that a ticket is for, and whose it is; `account` is the one that is to pay. */
export type Ticketed = { order: string; member: string; account: string; expiresAt: string }

/**
 * Reads a ticket. It is good while its order waits for its payment or for the chain, and to the end of the order's time in
 * any case. One refusal, `ticketEnded`, for a ticket that nobody was given, that has ended, and whose member is frozen.
 */
export async function ticketed(
  tx: Tx,
  { ticket, now }: { ticket: string; now: Date },
): Promise<Ticketed> {
  const [found] = await tx<Ticketed>`
    select o.id as order, m.id as member, m.account, o.expires_at as "expiresAt"
    from pledge_ticket t join pledge_order o on o.id = t.order_id join member m on m.id = t.member_id
    where t.ticket_hash = ${hashOfTicket(ticket)} and m.frozen_at is null
      and (o.status = 'review' or o.expires_at > ${now})`
  if (!found) throw new Refusal('ticketEnded', { field: 'ticket' })
  return found
}

/** Notes which payment was named with a ticket, and when. */
export async function markTicket(
  tx: Tx,
  { ticket, hash, now }: { ticket: string; hash: string; now: Date },
): Promise<void> {
  await tx`
    update pledge_ticket set used_at = ${now}, hash = ${hash.toLowerCase()}
    where ticket_hash = ${hashOfTicket(ticket)} and hash is distinct from ${hash.toLowerCase()}`
}
