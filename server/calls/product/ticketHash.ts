import type { Handler } from '#server/calls/Handler.ts'
import { limitTickets, ticketedOrder } from '#server/calls/ticketedOrder.ts'
import { submitHash } from '#server/staking/submitHash.ts'
import { markTicket, ticketed } from '#server/staking/ticketed.ts'

/** With transactions of its own, so that a try with a ticket that nobody was given is counted too. */
export const ticketHash: Handler<'product/ticketHash'> = {
  free: async (asked) => {
    const { body, world, now, locale } = asked
    const { ticket, hash } = body
    await limitTickets(asked)
    return world.db.inTx(async (tx) => {
      const { order, member } = await ticketed(tx, { ticket, now })
      await submitHash(tx, { member, now, locale, orderId: order, hash })
      await markTicket(tx, { ticket, hash, now })
      return ticketedOrder(tx, asked, await ticketed(tx, { ticket, now }))
    })
  },
}
