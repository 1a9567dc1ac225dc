import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { Amount, SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'

/** From the asking to the end. */
export const STATES = [
  'requested',
  'approved',
  'nonce',
  'signed',
  'broadcast',
  'mined',
  'paid',
  'returned',
] as const

/** A withdrawal as whoever decides about it sees it. */
export const Withdrawal = z.object({
  no: z.string(),
  member: z.object({
    id: Id,
    nickname: z.string(),
    account: z.string(),
    /** Why the member is shut out; null: is not. */
    frozen: z.nullable(z.string()),
  }),
  coin: Coin,
  /** What the receiver gets; the fee, in BTCW, comes on top. */
  amount: Amount,
  fee: Amount,
  address: z.string(),
  /** Nothing was ever paid to this address for this member. */
  isNew: z.boolean(),
  /** The address that this one could be taken for: the member's own, one it was paid to, or one of the house. */
  lookAlike: z.nullable(z.string()),
  /** What the member can spend of the coin once this is paid. */
  balanceAfter: SignedAmount,
  /** What else was approved of the member's in this coin within 24 hours. */
  dayApproved: Amount,
  /** Below it, with the day's, the service approves by itself. */
  autoApproveBelow: Amount,
  /** Above it, with the day's, two people approve; null: one is enough. */
  twoPersonAbove: z.nullable(Amount),
  needsTwo: z.boolean(),
  /** Who approved it first, where a second is waited for or came. */
  firstBy: z.nullable(z.string()),
  firstAt: z.nullable(Time),
  state: z.enum(STATES),
  /** Raised with each change: a decision names the one it saw. */
  revision: z.int(),
  /** Why the payer left it for a person. */
  halted: z.nullable(z.string()),
  createdAt: Time,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  /** Why it was returned, by name, and what was written to the member about it. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  doneAt: z.nullable(Time),
})

/** A transaction that was signed for it; `cancel` only uses the nonce up, `found` is one the chain had and the books did not. */
export const Attempt = z.object({
  kind: z.enum(['pay', 'cancel', 'found']),
  hash: z.string(),
  nonce: z.int(),
  createdAt: Time,
  sentAt: z.nullable(Time),
  block: z.nullable(z.int()),
  /** Blocks that confirm it; null while it is in none. */
  confirmations: z.nullable(z.int()),
  status: z.nullable(z.enum(['success', 'reverted'])),
  /** What its gas cost, BTCW; null while it is in no block. */
  gas: z.nullable(Amount),
  final: z.boolean(),
})

/** What somebody decided about it. */
export const Step = z.object({
  at: Time,
  actor: z.string(),
  act: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
})
