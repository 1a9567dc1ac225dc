import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { Amount, Ratio, SignedAmount } from '#shared/money.ts'
import { Day, Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Stop } from './payouts.ts'

/** What `home/solvency` says of a coin, at a settled block. */
const Solvency = z.object({
  coin: Coin,
  block: z.int(),
  asOf: Time,
  onChain: Amount,
  members: SignedAmount,
  /** What members are below zero by, taken off no sum; null on a day that was kept when it was taken off. */
  short: z.optional(z.nullable(Amount)),
  rewardPool: SignedAmount,
  activity: SignedAmount,
  fees: SignedAmount,
  unclaimed: SignedAmount,
  coverage: z.nullable(z.string()),
})

/** A day's distribution: what was there at its midnight, how it was shared, and what was paid. */
const PaidDay = z.object({
  day: Day,
  /** R: what was in the reward pool at 00:00 UTC. */
  revenue: Amount,
  /** What the reward pool was below zero by then; null: nobody knows. */
  belowZero: z.optional(z.nullable(Amount)),
  /** W: the sum of T × weight of all orders that counted, exact. */
  totalWeight: z.string(),
  shares: z.object({ staking: Ratio, community: Ratio, subsidy: Ratio }),
  stakedT: Amount,
  orders: z.int(),
  paidStaking: Amount,
  paidCommunity: Amount,
  paidSubsidy: Amount,
  /** Left for the next day; null while the day is being paid. */
  carriedOver: z.nullable(Amount),
  startedAt: Time,
  finishedAt: z.nullable(Time),
})

const Person = z.object({ id: Id, nickname: z.string() })

/** What one order brought to one member on a day. */
const DayLine = z.object({
  id: Id,
  journal: Id,
  type: z.string(),
  orderNo: z.string(),
  stakedT: Amount,
  /** T × weight of the order, exact: its part of W. */
  weight: z.string(),
  /** Who got it. */
  member: Person,
  /** Whose order it was, where that is another one. */
  source: z.nullable(Person),
  /** The part of the share that was paid above the highest ratio further down; null: a staking reward. */
  ratio: z.nullable(Ratio),
  amount: Amount,
  at: Time,
})

const roles = ['treasurer'] as const
const day = Day
export const figures = {
  /** What solvency says now (null: the chain cannot be asked, or a later page), and said on each day, the newest first. */
  'operator/solvency': deskCall({
    roles,
    body: () => z.object({ ...page }),
    result: () =>
      z.extend(pageOf(z.object({ day: Day, coins: z.array(Solvency) })), {
        now: z.nullable(z.array(Solvency)),
        /** Why nothing is paid, whatever the figures say; null: payouts go on. */
        stopped: z.nullable(Stop),
      }),
  }),
  /** Each day's distribution, the newest first; one that is being paid too. */
  'operator/days': deskCall({
    roles,
    body: () => z.object({ ...page }),
    result: () => pageOf(PaidDay),
  }),
  'operator/day': deskCall({
    roles,
    body: () => z.object({ day }),
    result: () =>
      z.extend(PaidDay, {
        /** What the day before left: part of R. */
        carriedIn: Amount,
        /** What the pool was below zero by on the day before: made up for before anything is part of R. null: nobody knows. */
        belowIn: z.optional(z.nullable(Amount)),
        plans: z.array(z.object({ planId: z.string(), stakedT: Amount, paid: Amount })),
      }),
  }),
  /** A day's lines: order by order, those of one order, or those that reached one member, the newest first. */
  'operator/dayLines': deskCall({
    roles,
    body: () =>
      z.object({
        ...page,
        day,
        memberId: z.optional(Id),
        orderNo: z.optional(z.string({ error: 'keywords' }).check(z.maxLength(40, 'keywords'))),
      }),
    result: () => pageOf(DayLine),
  }),
}
