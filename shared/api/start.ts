import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Address, Day, Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { Message, unread } from './inbox.ts'
import { page, pageOf } from './page.ts'
import { CoinRules, Parameters, PoolTotals } from './parameters.ts'
import { Solvency } from './solvency.ts'
import { text } from './text.ts'
import { User } from './user.ts'

/** A sign-in: the token, verbatim for the Authorization header after "Bearer ". */
export const Session = z.lazy(() => z.object({ token: z.string(), expiresAt: Time }))

/** When the words of a notice that was out were last changed; null: never. Answers kept of old lack it. */
export const editedAt = z.optional(z.nullable(Time))

const Notice = z.lazy(() =>
  z.object({
    id: Id,
    title: z.string(),
    summary: z.string(),
    pinned: z.boolean(),
    publishedAt: Time,
    editedAt,
  }),
)

const Ranked = z.lazy(() =>
  z.object({
    rank: z.int(),
    memberId: Id,
    nickname: z.string(),
    account: z.string(),
    avatar: z.nullable(z.string()),
    weekT: Amount,
    computingPower: Amount,
  }),
)

/** What a start asks: a sign-in and Home. They come with the first load, all others with the first screen but Home. */
export const start = {
  'member/login': call({
    who: 'anyone',
    body: () => z.object({ account: Address, password: text('login', 200) }),
    result: () => Session,
  }),
  'home/parameters': call({
    who: 'anyone',
    body: () => z.object({}),
    result: () => z.object({ parameters: Parameters, coinSet: z.array(CoinRules) }),
    offline: true,
  }),
  'home/ad': call({
    who: 'anyone',
    body: () => z.object({}),
    result: () =>
      z.object({
        list: z.array(
          z.object({
            id: Id,
            title: z.string(),
            image: z.string(),
            link: z.nullable(z.string()),
          }),
        ),
      }),
    offline: true,
  }),
  'home/notice': call({
    who: 'anyone',
    body: () => z.object({ ...page }),
    result: () => pageOf(Notice),
    offline: true,
  }),
  'home/solvency': call({
    who: 'anyone',
    body: () => z.object({}),
    result: () => z.array(Solvency),
    offline: true,
  }),
  'member/userInfo': call({
    who: 'member',
    body: () => z.object({}),
    result: () => User,
    offline: true,
  }),
  'member/fengyunList': call({
    who: 'member',
    body: () =>
      z.object({
        week: z.optional(
          z.string({ error: 'week' }).check(z.regex(/^2\d{3}-W(0[1-9]|[1-4]\d|5[0-3])$/, 'week')),
        ),
      }),
    result: () =>
      z.object({
        week: z.string(),
        from: Time,
        to: Time,
        /** The first week that ranks anybody; null while none does. */
        first: z.nullable(z.string()),
        list: z.array(Ranked),
        me: z.nullable(z.object({ rank: z.int(), weekT: Amount })),
      }),
    offline: true,
  }),
  /** Messages and published notices, newest first. */
  'member/inbox': call({
    who: 'member',
    body: () => z.object({ ...page }),
    result: () =>
      z.extend(pageOf(Message), {
        ...unread,
        /** For `member/inboxRead`: what was there to be read. Answers kept of old lack it. */
        seen: z.optional(z.nullable(z.string())),
      }),
    offline: true,
  }),
  'product/pledgeData': call({
    who: 'member',
    body: () => z.object({}),
    result: () =>
      z.object({
        totals: z.object({
          active: z.int(),
          review: z.int(),
          ended: z.int(),
          stakedT: Amount,
          earned: Amount,
          today: Amount,
        }),
        daily: z.array(z.object({ day: Day, amount: Amount })),
        plans: z.array(z.object({ id: z.string(), yesterdayPerT: Amount, averagePerT: Amount })),
        /** What the orders of all plans were paid then, in BTCW. Answers kept of old lack it. */
        yesterdayPaid: z.optional(Amount),
        /** And 1 T of the weight 1: × a plan's weight it is what 1 T of it would have been paid. Answers kept of old lack it. */
        yesterdayPerWeight: z.optional(Amount),
        pool: PoolTotals,
        history: z.array(z.object({ day: Day, stakedT: Amount, revenue: Amount })),
      }),
    offline: true,
  }),
}
