import * as z from 'zod/mini'
import { Amount, PositiveAmount } from '#shared/money.ts'
import { Id, Time, TxHash } from '#shared/rules.ts'
import { Ticket } from '#shared/typed-rules.ts'
import { call } from './call.ts'
import { Coin } from './coin.ts'
import { page, pageOf } from './page.ts'
import { Chain } from './parameters.ts'

/** In review, Success, Fail, End (specification §4). */
export const ORDER_STATUSES = ['review', 'success', 'fail', 'end'] as const
export const OrderStatus = z.enum(ORDER_STATUSES, { error: 'status' })

/** A staking order (specification §3); `stakedT` and `earned` are amounts, `remainingDays` whole UTC days. */
const Order = z.object({
  id: Id,
  no: z.string(),
  coin: Coin,
  amount: Amount,
  stakedT: Amount,
  method: z.enum(['balance', 'wallet']),
  planId: z.string(),
  termDays: z.int(),
  remainingDays: z.int(),
  status: OrderStatus,
  reason: z.nullable(z.string()),
  earned: Amount,
  createdAt: Time,
  startsAt: z.nullable(Time),
  endsAt: z.nullable(Time),
  hash: z.nullable(z.string()),
  /**
   * What the chain's node says of a hash that has not shown as a payment; null where it does not know it. With no hash: of one
   * that was named, is no payment of this order, and was let go.
   */
  hashState: z.optional(z.nullable(z.enum(['pending', 'mined', 'reverted', 'replaced']))),
  confirmations: z.nullable(z.int()),
  /** Of one from a wallet: until when it may be paid with no hash named, and the newest block that was known when it was opened. */
  expiresAt: z.optional(Time),
  openedBlock: z.optional(z.int()),
})

const Pledge = z.object({
  coin: Coin,
  amount: PositiveAmount,
  planId: z.string({ error: 'planId' }).check(z.regex(/^[a-z0-9-]{1,40}$/, 'planId')),
  /** The days that were shown for the plan: another term is not agreed to. */
  termDays: z.optional(
    z.int({ error: 'termDays' }).check(z.minimum(1, 'termDays'), z.maximum(3650, 'termDays')),
  ),
  /** The same of the plan’s weight, and of the T that the amount was shown to count as (`termChanged`). */
  weight: z.optional(Amount),
  stakedT: z.optional(Amount),
})

/** What the wallet is to send; `value` and `amount` in base units as decimal digits, `uri` is EIP-681. */
const Payment = z.lazy(() =>
  z.object({
    chainId: z.int(),
    to: z.string(),
    value: z.string(),
    token: z.nullable(z.string()),
    amount: z.string(),
    uri: z.string(),
    expiresAt: Time,
  }),
)

/** What whoever holds a ticket may know: one order, its payment, and the account that is to pay it. */
const Ticketed = z.lazy(() =>
  z.object({
    order: z.pick(Order, {
      no: true,
      coin: true,
      amount: true,
      termDays: true,
      status: true,
      reason: true,
      startsAt: true,
      hash: true,
      hashState: true,
      confirmations: true,
      expiresAt: true,
      openedBlock: true,
    }),
    payment: Payment,
    account: z.string(),
    chain: Chain,
  }),
)

export const product = {
  'product/pledge': call({ who: 'member', body: () => Pledge, result: () => Order, money: true }),
  'product/bTCWPledgeBefter': call({
    who: 'member',
    body: () => Pledge,
    result: () => z.object({ order: Order, payment: Payment }),
    money: true,
  }),
  'product/bTCWPledge': call({
    who: 'member',
    body: () => z.object({ orderId: Id, hash: TxHash }),
    result: () => Order,
  }),
  'product/order': call({
    who: 'member',
    body: () => z.object({ ...page, status: z.optional(OrderStatus), id: z.optional(Id) }),
    result: () => pageOf(Order),
    offline: true,
  }),
  'product/pledgeTicket': call({
    who: 'member',
    body: () => z.object({ orderId: Id }),
    result: () => z.object({ ticket: Ticket, expiresAt: Time }),
  }),
  'product/openTicket': call({
    who: 'anyone',
    body: () => z.object({ ticket: Ticket }),
    result: () => Ticketed,
  }),
  'product/ticketHash': call({
    who: 'anyone',
    body: () => z.object({ ticket: Ticket, hash: TxHash }),
    result: () => Ticketed,
  }),
}
