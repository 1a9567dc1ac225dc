import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { OrderStatus } from '#shared/api/product.ts'
import { Amount } from '#shared/money.ts'
import { Day, Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'

const Order = z.object({
  id: Id,
  no: z.string(),
  member: z.object({ id: Id, nickname: z.string(), account: z.string() }),
  coin: Coin,
  amount: Amount,
  stakedT: Amount,
  method: z.enum(['balance', 'wallet']),
  planId: z.string(),
  termDays: z.int(),
  status: OrderStatus,
  /** Why it failed, by name. */
  reason: z.nullable(z.string()),
  earned: Amount,
  startDay: z.nullable(Day),
  endDay: z.nullable(Day),
  hash: z.nullable(z.string()),
  /** The payment that the chain showed. */
  arrival: z.nullable(z.string()),
  createdAt: Time,
})

export const orders = {
  /** The newest first. */
  'operator/orders': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () =>
      z.object({
        ...page,
        id: z.optional(Id),
        memberId: z.optional(Id),
        status: z.optional(OrderStatus),
        no: z.optional(z.string({ error: 'keywords' }).check(z.maxLength(40, 'keywords'))),
      }),
    result: () => pageOf(Order),
  }),
}
