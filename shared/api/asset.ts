import * as z from 'zod/mini'
import { Amount, PositiveAmount } from '#shared/money.ts'
import { Address, Day, Id, Time } from '#shared/rules.ts'
import { Note } from '#shared/typed-rules.ts'
import { call } from './call.ts'
import { Coin } from './coin.ts'
import { Flow, FlowType } from './flow.ts'
import { page, pageOf } from './page.ts'
import { Party } from './party.ts'
import { OrderStatus } from './product.ts'
import { WithdrawalWhy } from './withdrawal-why.ts'

const Transfer = z.lazy(() =>
  z.object({
    id: Id,
    no: z.string(),
    coin: Coin,
    amount: Amount,
    fee: Amount,
    payer: Party,
    payee: Party,
    method: z.string(),
    note: z.nullable(z.string()),
    createdAt: Time,
  }),
)

const Withdrawal = z.lazy(() =>
  z.object({
    id: Id,
    no: z.string(),
    coin: Coin,
    amount: Amount,
    fee: Amount,
    feeCoin: Coin,
    method: z.string(),
    address: z.string(),
    status: OrderStatus,
    /** Where it is on its way; `status` says the same more coarsely. */
    step: z.enum(['review', 'approved', 'sending', 'sent', 'paid', 'returned']),
    /** While it waits for nobody but the chain, and once it is done, there is nothing to cancel. */
    cancellable: z.boolean(),
    reason: z.nullable(z.string()),
    /** Why it was not paid, by the name of what `reason` says in words. Answers kept of old lack it. */
    why: z.optional(z.nullable(WithdrawalWhy)),
    hash: z.nullable(z.string()),
    /** How many blocks deep the payment lies, its own counted, while it is `sent`. */
    confirmations: z.nullable(z.int()),
    createdAt: Time,
    doneAt: z.nullable(Time),
  }),
)

/** The pool's revenue, a row a UTC day (decisions §4). */
const PoolDay = z.lazy(() =>
  z.object({
    day: Day,
    revenue: Amount,
    /** What the pool was below zero by at its midnight: nothing was revenue then. null: nobody knows. */
    belowZero: z.optional(z.nullable(Amount)),
    paidStaking: Amount,
    paidCommunity: Amount,
    paidSubsidy: Amount,
    carriedOver: Amount,
    stakedT: Amount,
    orders: z.int(),
  }),
)

const coin = z.optional(Coin)
/** The fee that was shown to whoever asks: another one is not taken (`feeChanged`). */
const fee = z.optional(Amount)
const transfers = call({
  who: 'member',
  body: () => z.object({ ...page, coin, id: z.optional(Id) }),
  result: () => pageOf(Transfer),
  offline: true,
})

export const asset = {
  'asset/transfer': call({
    who: 'member',
    body: () =>
      z.object({
        payeeId: Id,
        coin: Coin,
        amount: PositiveAmount,
        note: z.optional(Note),
        fee,
      }),
    result: () => Transfer,
    money: true,
  }),
  'asset/transferTo': transfers,
  'asset/transferFrom': transfers,
  'asset/cash': call({
    who: 'member',
    body: () => z.object({ coin: Coin, amount: PositiveAmount, address: Address, fee }),
    result: () => Withdrawal,
    money: true,
  }),
  'asset/cashCancel': call({
    who: 'member',
    body: () => z.object({ withdrawalId: Id }),
    result: () => Withdrawal,
    money: true,
  }),
  /** Addresses that the member was paid out to, the latest first, at most 100. */
  'asset/cashAddresses': call({
    who: 'member',
    body: () => z.object({}),
    result: () => z.object({ list: z.array(z.object({ address: z.string(), lastUsedAt: Time })) }),
  }),
  /** What came from the member's own wallet before it had signed, and waits for an operator. */
  'asset/keptAside': call({
    who: 'member',
    body: () => z.object({}),
    result: () =>
      z.object({
        list: z.array(z.object({ id: Id, coin: Coin, amount: Amount, hash: z.string(), at: Time })),
      }),
  }),
  'asset/cashRecord': call({
    who: 'member',
    body: () => z.object({ ...page, status: z.optional(OrderStatus), coin, id: z.optional(Id) }),
    result: () => pageOf(Withdrawal),
    offline: true,
  }),
  'asset/flowRecord': call({
    who: 'member',
    body: () =>
      z.object({
        ...page,
        type: z.optional(FlowType),
        coin,
        from: z.optional(z.union([Time, Day], { error: 'from' })),
        to: z.optional(z.union([Time, Day], { error: 'to' })),
      }),
    result: () => pageOf(Flow),
    offline: true,
  }),
  'asset/miningFlowRecord': call({
    who: 'member',
    body: () => z.object({ ...page }),
    result: () => pageOf(PoolDay),
    offline: true,
  }),
}
