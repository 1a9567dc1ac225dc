import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { Coin } from './coin.ts'
import { page, pageOf } from './page.ts'

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

const Message = z.object({
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
})

/** Messages nobody has read yet; counted no further than to 99. */
const unread = { unread: z.int() }

export const inbox = {
  /** Messages and published notices, newest first. */
  'member/inbox': call({
    who: 'member',
    body: z.object({ ...page }),
    result: z.extend(pageOf(Message), {
      ...unread,
      /** For `member/inboxRead`: what was there to be read. Answers kept of old lack it. */
      seen: z.optional(z.nullable(z.string())),
    }),
    offline: true,
  }),
  /**
   * What was created up to a moment, which is the `createdAt` of the newest that was shown, is read, as far as it was there
   * in the answer that gave `seen`. Never moves back.
   */
  'member/inboxRead': call({
    who: 'member',
    body: z.object({
      upTo: z.iso.datetime({ error: 'time' }),
      seen: z.optional(z.string({ error: 'cursor' }).check(z.maxLength(4_000, 'cursor'))),
    }),
    result: z.object(unread),
  }),
}
