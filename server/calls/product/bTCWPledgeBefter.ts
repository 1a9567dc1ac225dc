import type { Handler } from '#server/calls/Handler.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { orderOf } from '#server/staking/listOrders.ts'
import { openWalletPledge } from '#server/staking/openWalletPledge.ts'
import { paymentFor } from '#server/staking/paymentFor.ts'

export const bTCWPledgeBefter: Handler<'product/bTCWPledgeBefter'> = async (asked) => {
  const { tx, member, now, locale, world, body } = asked
  const opening = {
    member: member.id,
    now,
    terms: await readParameters(tx, now),
    chain: await chainFacts(tx),
  }
  const { order, expiresAt } = await openWalletPledge(tx, opening, body)
  const { confirmations } = world.config
  return {
    order: await orderOf(tx, { member: member.id, now, locale, confirmations }, order),
    payment: paymentFor(world.config, { ...body, expiresAt: expiresAt.toISOString() }),
  }
}
