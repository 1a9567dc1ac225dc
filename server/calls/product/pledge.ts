import type { Handler } from '#server/calls/Handler.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { orderOf } from '#server/staking/listOrders.ts'
import { pledge as pledgeFromBalance } from '#server/staking/pledge.ts'

export const pledge: Handler<'product/pledge'> = async (asked) => {
  const { tx, member, journal, now, locale, world, body } = asked
  const terms = await readParameters(tx, now)
  const order = await pledgeFromBalance(tx, { member: member.id, journal, now, terms }, body)
  const { confirmations } = world.config
  return orderOf(tx, { member: member.id, now, locale, confirmations }, order)
}
