import * as z from 'zod/mini'
import { Ticket } from '#shared/typed-rules.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { dropDraft, readDraft, writeDraft } from '#src/session/drafts.ts'
import { Paid } from './paid.ts'
import { Refused } from './Refused.ts'
import { request } from './request.ts'
import { refreshAfter } from './stale.ts'

/** A payment made with a ticket, where nobody is signed in, that the service may not have heard of. */
const TicketPaid = z.extend(z.pick(Paid, { hash: true, since: true, tries: true, answer: true }), {
  ticket: Ticket,
})
export type TicketPaid = z.output<typeof TicketPaid>

/** A ticket's order is paid once, and a wallet's browser has one of them open. */
const place = () => draftKey('ticketPaid')

/** What this device keeps because the service has not taken it yet. */
export function keptOf(ticket: string): TicketPaid | undefined {
  const kept = z.safeParse(TicketPaid, readDraft(place()))
  return kept.success && kept.data.ticket === ticket ? kept.data : undefined
}

/**
 * Keeps the hash on this device before anything else, then tells the service; no answer is no failure. Answers false where it
 * is the payment of another order.
 */
export async function handInWith(ticket: string, hash: string): Promise<boolean> {
  const paid = { ticket, hash, since: Date.now(), tries: 0, answer: null }
  keep(paid)
  return tell(paid)
}

/** Tells the service of what is kept. Its watcher finds the payment on the chain in any case. */
export async function handInKept(ticket: string): Promise<void> {
  const paid = keptOf(ticket)
  if (paid) await tell(paid)
}

async function tell(paid: TicketPaid): Promise<boolean> {
  const { ticket, hash } = paid
  try {
    await request('product/ticketHash', { ticket, hash })
    // Kept until the order is known to be paid: in between it would be offered for payment once more.
    await refreshAfter('product/ticketHash')
    dropDraft(place())
    return true
  } catch (error) {
    const refused = error instanceof Refused ? error : undefined
    const never = refused?.code === 400 && refused.retryAfter === undefined
    if (never) dropDraft(place())
    else keep({ ...paid, tries: paid.tries + 1, answer: refused?.message ?? null })
    return !(never && refused.field === 'hash')
  }
}

function keep(paid: TicketPaid) {
  try {
    writeDraft(place(), paid)
  } catch {
    // A storage that is full must not keep the payment from the service.
  }
}
