import type { Handler } from '#server/calls/Handler.ts'
import { listOrders } from '#server/staking/listOrders.ts'

export const order: Handler<'product/order'> = ({ tx, member, now, locale, world, body }) => {
  const { confirmations } = world.config
  return listOrders(tx, { member: member.id, now, locale, confirmations }, body)
}
