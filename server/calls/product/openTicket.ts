import type { Handler } from '#server/calls/Handler.ts'
import { limitTickets, ticketedOrder } from '#server/calls/ticketedOrder.ts'
import { ticketed } from '#server/staking/ticketed.ts'

/** With transactions of its own, so that a try with a ticket that nobody was given is counted too. */
export const openTicket: Handler<'product/openTicket'> = {
  free: async (asked) => {
    const { body, world, now } = asked
    await limitTickets(asked)
    return world.db.inTx(async (tx) =>
      ticketedOrder(tx, asked, await ticketed(tx, { ticket: body.ticket, now })),
    )
  },
}
