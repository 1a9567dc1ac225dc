import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { Amount, SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason } from './people.ts'

/**
 * Which withdrawals: `waiting` for an operator, `halted` by the payer, `going` from the approval to the chain, `paid`,
 * `returned`. Those that wait for a person come with the oldest first.
 */
export const WITHDRAWAL_FILTERS = ['waiting', 'halted', 'going', 'paid', 'returned'] as const

const STATES = [
  'requested',
  'approved',
  'nonce',
  'signed',
  'broadcast',
  'mined',
  'paid',
  'returned',
] as const

const Withdrawal = z.object({
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
const Attempt = z.object({
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

const Step = z.object({
  at: Time,
  actor: z.string(),
  act: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
})

const no = z.string({ error: 'keywords' }).check(z.regex(/^\d{1,40}$/, 'keywords'))
const revision = z.int({ error: 'limit' }).check(z.minimum(0, 'limit'))

const Decided = z.object({ no: z.string(), state: z.enum(STATES), revision: z.int() })

export const withdrawals = {
  /**
   * All of them, the newest first, where no filter is given. `keywords` is a UID, a withdrawal's number, or the address that
   * is paid; `hours` is how long those that wait for a person wait at least.
   */
  'operator/withdrawals': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: z
      .object({
        ...page,
        filter: z.optional(z.enum(WITHDRAWAL_FILTERS, { error: 'status' })),
        coin: z.optional(Coin),
        memberId: z.optional(Id),
        keywords: z.optional(
          z.string({ error: 'keywords' }).check(z.trim(), z.maxLength(100, 'keywords')),
        ),
        hours: z.optional(
          z.int({ error: 'status' }).check(z.minimum(1, 'status'), z.maximum(720, 'status')),
        ),
      })
      .check(
        z.refine(
          ({ filter, hours }) => hours === undefined || filter === 'waiting' || filter === 'halted',
          { error: 'status', path: ['hours'] },
        ),
      ),
    result: pageOf(Withdrawal),
  }),
  /** One, with all that was decided about it and all that was signed for it, the oldest first. */
  'operator/withdrawal': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: z.object({ no }),
    result: z.extend(Withdrawal, {
      decisions: z.array(Step),
      /** The wallet and the nonce that it has, once the payer began. */
      payout: z.nullable(z.object({ wallet: z.string(), nonce: z.int(), at: Time })),
      /** How often it could not be paid yet, and when it is tried again. */
      trial: z.nullable(z.object({ failures: z.int(), why: z.string(), nextAt: Time })),
      attempts: z.array(Attempt),
    }),
  }),
  /** Each for itself: what is said no to leaves the others alone. */
  'operator/approveWithdrawals': deskCall({
    roles: ['reviewer'],
    body: z.object({
      list: z
        .array(z.object({ no, revision }), { error: 'keywords' })
        .check(z.minLength(1, 'keywords'), z.maxLength(50, 'keywords')),
    }),
    result: z.object({
      list: z.array(
        z.object({
          no: z.string(),
          /** first: a second person has to approve it too. */
          outcome: z.enum(['approved', 'first', 'refused']),
          /** Why not, in the language of whoever asks. */
          because: z.nullable(z.string()),
        }),
      ),
    }),
    writes: true,
  }),
  /** Gives amount and fee back; the member reads the reason. */
  'operator/refuseWithdrawal': deskCall({
    roles: ['reviewer'],
    body: z.object({ no, revision, reason: Reason }),
    result: Decided,
    writes: true,
  }),
  /** Lets the payer go on with one that it left for a person. */
  'operator/resumeWithdrawal': deskCall({
    roles: ['reviewer'],
    body: z.object({ no, revision }),
    result: Decided,
    writes: true,
  }),
  /** Ends one that has its nonce and was left for a person: as paid or as returned, only as the chain proves it. */
  'operator/settleHalted': deskCall({
    roles: ['reviewer'],
    body: z.object({ no, revision, reason: Reason }),
    result: Decided,
    writes: true,
  }),
}
