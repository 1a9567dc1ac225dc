import * as z from 'zod/mini'
import { Amount, SignedAmount } from '#shared/money.ts'
import { Time } from '#shared/rules.ts'
import { Coin } from './coin.ts'

/** Where chain and books disagree; `reason` says the same in words. */
const Difference = z.lazy(() =>
  z.object({
    what: z.enum(['pool', 'wallet', 'payment', 'undone']),
    coin: Coin,
    missing: Amount,
  }),
)

/** What the pool owes and what it holds, per coin, at a block (decisions §3). */
export const Solvency = z.lazy(() =>
  z.object({
    coin: Coin,
    onChain: Amount,
    block: z.int(),
    /** Each member's balance as it is, one below zero as nothing. Answers kept of old took what that one lacks off. */
    members: SignedAmount,
    /** What members below zero lack, after the chain took money back: taken off no sum. Answers kept of old lack it. */
    short: z.optional(Amount),
    /** Below zero while a reorganisation has taken back what was paid out of it; so the pot of activity, and the fees. */
    rewardPool: SignedAmount,
    activity: SignedAmount,
    fees: SignedAmount,
    unclaimed: SignedAmount,
    /** What is held for each unit owed, rounded down to four decimals; null while nothing is owed. */
    coverage: z.nullable(z.string()),
    /** Since when and why nothing is paid out, the same for both coins; null: payouts go on. Answers kept of old lack it. */
    stopped: z.optional(
      z.nullable(z.object({ since: Time, reason: z.string(), difference: z.optional(Difference) })),
    ),
    asOf: Time,
  }),
)
