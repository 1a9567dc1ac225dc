import type { Handler } from '#server/calls/Handler.ts'
import { orderOf } from '#server/staking/listOrders.ts'
import { submitHash } from '#server/staking/submitHash.ts'

export const bTCWPledge: Handler<'product/bTCWPledge'> = async (asked) => {
  const { tx, member, now, locale, world, body } = asked
  const order = await submitHash(tx, { member: member.id, now, locale, ...body })
  const { confirmations } = world.config
  return orderOf(tx, { member: member.id, now, locale, confirmations }, order)
}
