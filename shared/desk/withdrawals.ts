import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { first, Reason } from './people.ts'
import { Attempt, STATES, Step, Withdrawal } from './withdrawal.ts'

/**
 * Which withdrawals: `waiting` for an operator, `halted` by the payer, `going` from the approval to the chain, `paid`,
 * `returned`. Those that wait for a person come with the oldest first.
 */
export const WITHDRAWAL_FILTERS = ['waiting', 'halted', 'going', 'paid', 'returned'] as const

const no = z.string({ error: 'id' }).check(z.regex(/^\d{1,40}$/, 'id'))
const revision = z.int({ error: 'limit' }).check(z.minimum(0, 'limit'))

const Decided = z.object({ no: z.string(), state: z.enum(STATES), revision: z.int() })

export const withdrawals = {
  /**
   * All of them, the newest first, where no filter is given. `keywords` is a UID, a withdrawal's number, or the address that
   * is paid; `hours` is how long those that wait for a person wait at least.
   */
  'operator/withdrawals': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () =>
      z
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
            ({ filter, hours }) =>
              hours === undefined || filter === 'waiting' || filter === 'halted',
            { error: 'status', path: ['hours'] },
          ),
        ),
    result: () => pageOf(Withdrawal),
  }),
  /** One, with all that was decided about it and all that was signed for it, the oldest first. */
  'operator/withdrawal': deskCall({
    roles: ['reviewer', 'treasurer'],
    body: () => z.object({ no }),
    result: () =>
      z.extend(Withdrawal, {
        /** What the pool's contract takes once: a payment that is made by hand bears it. */
        payoutId: z.string(),
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
    body: () =>
      z.object({
        list: z
          .array(z.object({ no, revision, first }), { error: 'keywords' })
          .check(z.minLength(1, 'keywords'), z.maxLength(50, 'keywords')),
      }),
    result: () =>
      z.object({
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
    body: () => z.object({ no, revision, reason: Reason }),
    result: () => Decided,
    writes: true,
  }),
  /** Lets the payer go on with one that it left for a person. */
  'operator/resumeWithdrawal': deskCall({
    roles: ['reviewer'],
    body: () => z.object({ no, revision }),
    result: () => Decided,
    writes: true,
  }),
  /** Ends one that has its nonce and was left for a person: as paid or as returned, only as the chain proves it. */
  'operator/settleHalted': deskCall({
    roles: ['reviewer'],
    body: () => z.object({ no, revision, reason: Reason }),
    result: () => Decided,
    writes: true,
  }),
}
