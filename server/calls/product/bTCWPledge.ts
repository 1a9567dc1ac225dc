import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { refuseAfter } from '#server/db/refuseAfter.ts'
import { orderOf } from '#server/staking/listOrders.ts'
import { submitHash } from '#server/staking/submitHash.ts'

/** With a transaction of its own, so that a hash that is refused is counted too. */
export const bTCWPledge: Handler<'product/bTCWPledge'> = {
  free: async ({ member, now, locale, world, body }) => {
    const { confirmations } = world.config
    return refuseAfter(world.db, async (tx) => {
      const order = await submitHash(tx, { member: member.id, now, locale, ...body })
      if (order instanceof Refusal) return order
      return orderOf(tx, { member: member.id, now, locale, confirmations }, order)
    })
  },
}
