import type { Result } from '#shared/api/index.ts'
import { rulesOf } from '#shared/rulesOf.ts'
import type { Order } from './order-words.ts'

export type Payment = Result<'product/bTCWPledgeBefter'>['payment']

/** How long an order waits for its payment, milliseconds (decisions §5): of answers that were kept before the service said until when. */
const WAITS = 30 * 60_000

/** Until when an order of a wallet's may be paid. */
export const payUntil = ({
  createdAt,
  expiresAt,
}: Pick<Order, 'createdAt' | 'expiresAt'>): string =>
  expiresAt ?? new Date(Date.parse(createdAt) + WAITS).toISOString()

/** What the wallet has to send for an order: exactly what the service said when it was opened, after a restart too. */
export function paymentFor(
  order: Order,
  { parameters, coinSet }: Result<'home/parameters'>,
): Payment {
  const { chain } = parameters
  const token = rulesOf(coinSet, order.coin).contract
  const amount = String(order.amount)
  return {
    chainId: chain.id,
    to: chain.poolAddress,
    value: token ? '0' : amount,
    token,
    amount,
    uri: token
      ? `ethereum:${token}@${chain.id}/transfer?address=${chain.poolAddress}&uint256=${amount}`
      : `ethereum:${chain.poolAddress}@${chain.id}?value=${amount}`,
    expiresAt: payUntil(order),
  }
}
