import { useState } from 'react'
import * as z from 'zod/mini'
import { Id, Time } from '#shared/rules.ts'
import { Ticket } from '#shared/typed-rules.ts'
import { useSend } from '#src/api/useSend.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { readDraft, writeDraft } from '#src/session/drafts.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { clock } from '#src/words/clock.ts'

/** The page that pays an order without a sign-in. */
export type TicketLink = {
  /** Its whole address; undefined until it was asked for. */
  url: string | undefined
  make: () => void
  busy: boolean
  problem: string | undefined
}

/** The ticket that was made last: coming back to the app shows its link at once and makes no second one. */
const Kept = z.object({ orderId: Id, ticket: Ticket, expiresAt: Time })
type Kept = z.output<typeof Kept>

const place = () => draftKey('ticket')

function keptFor(orderId: string): Kept | undefined {
  const { success, data } = z.safeParse(Kept, readDraft(place()))
  const good = success && data.orderId === orderId && Date.parse(data.expiresAt) > clock.now()
  return good ? data : undefined
}

function keep(made: Kept) {
  try {
    writeDraft(place(), made)
  } catch {
    // Where the storage is full the link is there all the same, until one leaves.
  }
}

/** The link for an order of the signed-in member's. Asked for on a tap, never by looking at the screen: it is a way to pay. */
export function useTicketLink(orderId: string): TicketLink {
  const { send, isSending } = useSend('product/pledgeTicket', { quiet: true })
  const [kept, setKept] = useState(() => keptFor(orderId))
  const [problem, setProblem] = useState<string>()

  async function make() {
    setProblem(undefined)
    try {
      const made = { orderId, ...(await send({ orderId })) }
      setKept(made)
      keep(made)
    } catch (error) {
      setProblem(thrownText(error))
    }
  }

  return {
    url: kept && `${location.origin}/#/pages/pay/index?ticket=${kept.ticket}`,
    make: () => void make(),
    busy: isSending,
    problem,
  }
}
