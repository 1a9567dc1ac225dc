import * as z from 'zod/mini'
import { Ticket } from '#shared/typed-rules.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { dropDraft, readDraft, TICKET_PAID, writeDraft } from '#src/session/drafts.ts'
import { clock } from '#src/words/clock.ts'
import { Paid } from './paid.ts'
import { Refused } from './Refused.ts'
import { request } from './request.ts'
import { refreshAfter } from './stale.ts'

/** A payment made with a ticket, where nobody is signed in, that the service may not have heard of. */
const TicketPaid = z.extend(z.pick(Paid, { hash: true, since: true, tries: true, answer: true }), {
  ticket: Ticket,
})
export type TicketPaid = z.output<typeof TicketPaid>

const place = () => draftKey(TICKET_PAID)

/** A visitor's: whoever signs in afterwards goes on with them (`dropDrafts`). */
const VISITOR = `.${TICKET_PAID}`

/** Everything that is kept, one payment for each ticket: a ticket's order is paid once. The release before kept one in all. */
function all(): TicketPaid[] {
  const rows = [...new Set([place(), VISITOR])].flatMap(readDraft)
  return rows.flatMap((row) => {
    const read = z.safeParse(TicketPaid, row)
    return read.success ? [read.data] : []
  })
}

/** What this device keeps because the service has not taken it yet. */
export const keptOf = (ticket: string): TicketPaid | undefined =>
  all().find((paid) => paid.ticket === ticket)

/**
 * Keeps the hash on this device before anything else, then tells the service; no answer is no failure. Answers false where it
 * is the payment of another order.
 */
export async function handInWith(ticket: string, hash: string): Promise<boolean> {
  const paid = { ticket, hash, since: clock.now(), tries: 0, answer: null }
  keep([...others(ticket), paid])
  return tell(paid)
}

/** Tells the service of what is kept, whichever ticket it was paid with. Its watcher finds the payments on the chain in any case. */
export async function handInKept(): Promise<void> {
  await Promise.all(all().map(tell))
}

async function tell(paid: TicketPaid): Promise<boolean> {
  const { ticket, hash } = paid
  try {
    await request('product/ticketHash', { ticket, hash })
    // Kept until the order is known to be paid: in between it would be offered for payment once more.
    await refreshAfter('product/ticketHash')
    settle(paid)
    return true
  } catch (error) {
    const refused = error instanceof Refused ? error : undefined
    const never = refused?.code === 400 && refused.retryAfter === undefined
    settle(paid, never ? undefined : { tries: paid.tries + 1, answer: refused?.message ?? null })
    return !(never && refused.field === 'hash')
  }
}

/**
 * Forgets a payment, or keeps how telling of it went. What another tab has paid with the ticket meanwhile stays as it is, and
 * what is kept no longer, as it was told by then or somebody has signed out, is not written back.
 */
function settle(paid: TicketPaid, went?: Pick<TicketPaid, 'tries' | 'answer'>) {
  const { ticket, hash } = paid
  if (keptOf(ticket)?.hash !== hash) return
  keep(went ? [...others(ticket), { ...paid, ...went }] : others(ticket))
}

const others = (ticket: string) => all().filter((paid) => paid.ticket !== ticket)

function keep(paid: readonly TicketPaid[]) {
  try {
    if (paid.length === 0) dropDraft(place())
    else writeDraft(place(), paid)
    if (place() !== VISITOR) dropDraft(VISITOR)
  } catch {
    // A storage that is full must not keep the payment from the service.
  }
}
