import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { Amount, PositiveAmount } from '#shared/money.ts'
import { Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason } from './people.ts'

/** Where chain and books disagree: the pool or the paying wallet holds less than they say, or a payment is not in them. */
const Difference = z.object({
  what: z.enum(['pool', 'wallet', 'payment']),
  coin: Coin,
  missing: Amount,
  /** The payment. */
  hash: z.nullable(z.string()),
  /** The settled block at which it was seen. */
  block: z.int(),
  /** The same in words. */
  words: z.string(),
})

const Stop = z.extend(Difference, { since: Time })

export const payouts = {
  /** Whether payouts are stopped, and what of the pool disagrees now; `differences` null: nobody can tell now. */
  'operator/payouts': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: z.object({}),
    result: z.object({
      stopped: z.nullable(Stop),
      differences: z.nullable(z.array(Difference)),
      /** Withdrawals on their way, and those that wait for something that is not there. */
      going: z.int(),
      waiting: z.int(),
    }),
  }),
  /** Lets payouts go on, once chain and books agree again. */
  'operator/resumePayouts': deskCall({
    roles: ['treasurer'],
    body: z.object({ reason: Reason }),
    result: z.object({ since: Time }),
    writes: true,
  }),
  /** Books what the pool misses as lost: members are owed as before, and everybody sees that less is there. */
  'operator/bookLoss': deskCall({
    roles: [],
    body: z.object({ coin: Coin, amount: PositiveAmount, reason: Reason }),
    result: z.object({ coin: Coin, lost: Amount }),
    writes: true,
  }),
}
