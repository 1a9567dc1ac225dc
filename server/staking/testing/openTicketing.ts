import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService } from '#server/testing/openService.ts'

export const MAKE = 'product/pledgeTicket'
export const OPEN = 'product/openTicket'
export const NAME = 'product/ticketHash'
export const HASH = `0x${'ab'.repeat(32)}`
/** Milliseconds. */
export const MINUTE = 60_000
/** What is said to who brings a ticket that is none. */
export const ENDED = {
  code: 400,
  message: 'This link has ended or is not complete. Open the order in the app again.',
}

/** A service whose members open orders and make tickets for them, which anybody may use. */
export async function openTicketing() {
  const service = await openService({ settings: { trustProxy: '1' } })
  const opened = async (member: Enrolled, amount = '10.5') => {
    const body = { coin: 'BTCW', amount, planId: 'd90' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const how = { token: member.token, headers }
    return (await service.call('product/bTCWPledgeBefter', body, how)).result
  }
  const make = (member: Enrolled, orderId: string) =>
    service.call(MAKE, { orderId }, { token: member.token })
  return {
    ...service,
    opened,
    make,
    /** A caller from a network of its own, signed in to nothing. */
    anyone: () => {
      const from = Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.')
      const headers = { 'x-forwarded-for': from }
      return (path: typeof OPEN | typeof NAME, body: object, locale = 'en') =>
        service.call(path, body, { locale, headers })
    },
    /** A member, an order of its own that waits for its payment, and a ticket for that. */
    ticketed: async (amount?: string) => {
      const member = await enrol(service)
      const { order, payment } = await opened(member, amount)
      const { ticket, expiresAt } = (await make(member, order.id)).result
      return { member, order, payment, ticket, expiresAt }
    },
  }
}

export type Ticketing = Awaited<ReturnType<typeof openTicketing>>
