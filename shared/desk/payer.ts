import * as z from 'zod/mini'
import { page, pageOf } from '#shared/api/page.ts'
import { Amount, SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'

/** The wallet that pays the gas of payouts; BTCW. */
const Payer = z.object({
  /** The wallet that pays now first; those that paid before it may hold something still. */
  wallets: z.array(
    z.object({
      address: z.string(),
      /** What the wallets lack together of what the books say, which stops all payouts; null: all is well. */
      missing: z.nullable(Amount),
      /** What it holds on the chain now; null: the node is silent. */
      held: z.nullable(Amount),
    }),
  ),
  /** What the books say that they hold together; gas that was just used is not in them yet. */
  books: SignedAmount,
  /** For about how many payments the first wallet lasts, at what the gas of the last `of` cost; null: nothing was paid yet. */
  estimated: z.nullable(z.object({ payments: z.int(), cost: Amount, of: z.int() })),
  /** How to top it up; null: nothing ever paid here. */
  topUp: z.nullable(
    z.object({
      /** Where coins from outside are sent to, plainly. */
      address: z.string(),
      chainId: z.int(),
      uri: z.string(),
      /** Of the pool, at most so much may go there: fees, which are the house's own. Whoever else holds PAYER_ROLE pays it out. */
      fromPool: Amount,
    }),
  ),
})

const TopUp = z.object({
  journal: Id,
  at: Time,
  amount: Amount,
  from: z.enum(['outside', 'pool']),
  block: z.nullable(z.int()),
  /** The pool's payment; what comes from outside leaves no trace but the balance. */
  hash: z.nullable(z.string()),
})

export const payer = {
  'operator/payer': deskCall({
    roles: ['treasurer'],
    body: () => z.object({}),
    result: () => Payer,
  }),
  /** What came to the paying wallets, the newest first. */
  'operator/topUps': deskCall({
    roles: ['treasurer'],
    body: () => z.object(page),
    result: () => pageOf(TopUp),
  }),
}
