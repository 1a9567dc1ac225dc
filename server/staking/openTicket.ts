import { randomBytes } from 'node:crypto'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'
import { fieldName } from '#shared/problems.ts'
import { hashOfTicket } from './hashOfTicket.ts'

type Opening = { member: string; now: Date; locale: Locale; orderId: string }

/**
 * Makes a ticket for an order of the member's that waits for its payment: the answer is the only place where it stands in
 * clear. Refuses `notFound`, `orderNotOpen` and `orderHasHash`.
 */
export async function openTicket(tx: Tx, { member, now, locale, orderId }: Opening) {
  const expiresAt = await waitsUntil(tx, { member, locale, orderId })
  if (!expiresAt || expiresAt <= now) throw new Refusal('orderNotOpen', { field: 'orderId' })
  const ticket = randomBytes(32).toString('base64url')
  await tx`
    insert into pledge_ticket (ticket_hash, order_id, member_id, created_at, expires_at)
    values (${hashOfTicket(ticket)}, ${orderId}, ${member}, ${now}, ${expiresAt})`
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** Until when the order waits, undefined where it does not. Another member's is refused exactly as one that is not there. */
async function waitsUntil(tx: Tx, { member, orderId, locale }: Omit<Opening, 'now'>) {
  const [order] = await tx<{ open: boolean; paid: boolean; expires_at: string }>`
    select status = 'review' and method = 'wallet' as open,
      hash is not null or arrival_id is not null as paid, expires_at
    from pledge_order where id = ${orderId} and member_id = ${member}`
  if (!order) {
    const values = { what: fieldName('orderId', locale) }
    throw new Refusal('notFound', { values, field: 'orderId' })
  }
  if (!order.open) return undefined
  if (order.paid) throw new Refusal('orderHasHash', { field: 'orderId' })
  return new Date(order.expires_at)
}
