import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { Amount, PositiveAmount } from '#shared/money.ts'
import { Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason, second } from './people.ts'

/** Where chain and books disagree: the pool or the paying wallet holds less than they say, or a payment is not in them. */
const Difference = z.object({
  what: z.enum(['pool', 'wallet', 'payment', 'undone']),
  coin: Coin,
  missing: Amount,
  /** The payment. */
  hash: z.nullable(z.string()),
  /** The settled block at which it was seen. */
  block: z.int(),
  /** The same in words. */
  words: z.string(),
})

/** Why nothing is paid, and since when. */
export const Stop = z.extend(Difference, { since: Time })

/** What the house makes a loss good from: what it owns in the pool of its fees, or the budget for grants. */
export const GOOD_SOURCES = ['fees', 'activity'] as const

/** What was booked as lost of a coin and is not made good, and what the house could make it good from. */
const Lost = z.object({ coin: Coin, lost: Amount, fees: Amount, activity: Amount })

/** What somebody said of a loss, and a second person has to say too: that it is one, or that it is made good. */
const Said = z.object({
  what: z.enum(['loss', 'good']),
  coin: Coin,
  amount: Amount,
  source: z.nullable(z.enum(GOOD_SOURCES)),
  reason: z.string(),
  by: z.string(),
  at: Time,
})

/** What is lost of the coin in all; first: nothing was booked, a second person has to say the same. */
const Told = z.object({ coin: Coin, lost: Amount, outcome: z.enum(['first', 'booked']) })

export const payouts = {
  /** Whether payouts are stopped, and what of the pool disagrees now; `differences` null: nobody can tell now. */
  'operator/payouts': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () => z.object({}),
    result: () =>
      z.object({
        stopped: z.nullable(Stop),
        differences: z.nullable(z.array(Difference)),
        /** Withdrawals that the payer has begun, and those that wait for something that is not there. */
        going: z.int(),
        waiting: z.int(),
        /** Approved and not begun; of these, those of frozen members, which are not begun. */
        approved: z.optional(z.int()),
        frozen: z.optional(z.int()),
        /** Coin by coin, where anything is lost. */
        losses: z.array(Lost),
        /** What waits for a second person. */
        said: z.array(Said),
      }),
  }),
  /** Lets payouts go on, once chain and books agree again. `since` is of the stop that was seen: another one stands. */
  'operator/resumePayouts': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ since: z.optional(Time), reason: Reason }),
    result: () => z.object({ since: Time }),
    writes: true,
  }),
  /**
   * Books what the pool misses as lost, once two people said so: members are owed as before, and everybody sees that less is
   * there. `second` as for a funding address, here and where it is made good.
   */
  'operator/bookLoss': deskCall({
    roles: [],
    body: () => z.object({ coin: Coin, amount: PositiveAmount, reason: Reason, second }),
    result: () => Told,
    writes: true,
  }),
  /** Makes good what was booked as lost, once two people said so: the house bears it. */
  'operator/makeGood': deskCall({
    roles: ['treasurer'],
    body: () =>
      z.object({
        coin: Coin,
        amount: PositiveAmount,
        source: z.enum(GOOD_SOURCES, { error: 'type' }),
        reason: Reason,
        second,
      }),
    result: () => Told,
    writes: true,
  }),
}
