import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'
import { orderOf } from '#server/staking/listOrders.ts'
import { paymentFor } from '#server/staking/paymentFor.ts'
import type { Ticketed } from '#server/staking/ticketed.ts'
import type { Result } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'
import { chainOf } from './chainOf.ts'
import type { World } from './World.ts'

type Asking = { world: World; now: Date; locale: Locale; address: string }

/** Calls with tickets from one network: a page that follows its order asks every few seconds, and many may share an address. */
export const limitTickets = ({ world, now, address }: Asking) =>
  world.db.inTx((tx) => limit(tx, { key: `ticket:from:${address}`, burst: 120, perSecond: 2, now }))

/** What a ticket tells of its order: what is to be paid and what became of it, and nothing of its member. */
export async function ticketedOrder(
  tx: Tx,
  { world: { config }, now, locale }: Asking,
  { order, member, account, expiresAt }: Ticketed,
): Promise<Result<'product/openTicket'>> {
  const asking = { member, now, locale, confirmations: config.confirmations }
  const { no, coin, amount, termDays, status, reason, startsAt, ...more } = await orderOf(
    tx,
    asking,
    order,
  )
  const { hash, hashState, confirmations, openedBlock } = more
  const paid = { hash, hashState, confirmations, expiresAt, openedBlock }
  return {
    order: { no, coin, amount, termDays, status, reason, startsAt, ...paid },
    payment: paymentFor(config, { coin, amount, expiresAt }),
    account,
    chain: chainOf(config),
  }
}
