import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { Coin } from './coin.ts'

/** What a member is told of: what happened to the member's money, orders and standing, and what the farm wrote to everybody. */
export const MESSAGE_KINDS = [
  'order_started',
  'order_failed',
  'order_ended',
  'deposit',
  'transfer_in',
  'withdrawal_paid',
  'withdrawal_refused',
  'activity_reward',
  'appointed',
  'notice',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a message is about; `refId` is its id there. */
const REFERENCES = [
  'order',
  'withdrawal',
  'transfer',
  'deposit',
  'grant',
  'ratios',
  'notice',
] as const

export const Message = z.lazy(() =>
  z.object({
    /** Tells the message from all others; begins with n for a notice, with m for all else. */
    id: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    refType: z.nullable(z.enum(REFERENCES)),
    /** Of a notice what `home/noticeDetail` takes, of an order what `product/order` takes. */
    refId: z.nullable(Id),
    /** Number of the order, the withdrawal or the transfer, as their records show it. */
    no: z.nullable(z.string()),
    coin: z.nullable(Coin),
    amount: z.nullable(Amount),
    /** Of a notice, in the caller's language. */
    title: z.nullable(z.string()),
    createdAt: Time,
    read: z.boolean(),
  }),
)

/** Messages nobody has read yet; counted no further than to 99. */
export const unread = { unread: z.int() }
