import type { Handler } from '#server/calls/Handler.ts'
import { limitTickets, ticketedOrder } from '#server/calls/ticketedOrder.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { refuseAfter } from '#server/db/refuseAfter.ts'
import { submitHash } from '#server/staking/submitHash.ts'
import { markTicket, ticketed } from '#server/staking/ticketed.ts'

/** With transactions of its own, so that a try with a ticket that nobody was given, or a hash that is refused, is counted too. */
export const ticketHash: Handler<'product/ticketHash'> = {
  free: async (asked) => {
    const { body, world, now, locale } = asked
    const { ticket, hash } = body
    await limitTickets(asked)
    return refuseAfter(world.db, async (tx) => {
      const { order, member } = await ticketed(tx, { ticket, now })
      const named = await submitHash(tx, { member, now, locale, orderId: order, hash })
      if (named instanceof Refusal) return named
      await markTicket(tx, { ticket, hash, now })
      return ticketedOrder(tx, asked, await ticketed(tx, { ticket, now }))
    })
  },
}
