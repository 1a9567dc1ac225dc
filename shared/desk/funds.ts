import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { Amount } from '#shared/money.ts'
import { Id, Time, TxHash } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Funding } from './funding.ts'
import { first, Reason, second } from './people.ts'

/** What payments are booked as. */
export const ARRIVAL_PURPOSES = ['revenue', 'activity', 'deposit', 'pledge', 'unclaimed'] as const

const Somebody = z.object({ id: Id, nickname: z.string(), account: z.string() })

/** One payment as the chain shows it. */
const OnChain = {
  id: Id,
  hash: z.string(),
  block: z.int(),
  at: Time,
  sender: z.string(),
  coin: Coin,
  amount: Amount,
}

const Arrival = z.object({
  ...OnChain,
  /** Blocks that confirm it, its own counted in; null where the chain does not have it any more. */
  confirmations: z.nullable(z.int()),
  /** seen: on its way to be settled. credited: booked. gone, reversed: the chain took it back, before or after it was booked. */
  state: z.enum(['seen', 'credited', 'gone', 'reversed']),
  bookedAs: z.nullable(z.enum(ARRIVAL_PURPOSES)),
  /** What the payments of its sender are now, where that is a funding address. */
  funding: z.nullable(Funding),
  member: z.nullable(Somebody),
  /** Number of the order that it started. */
  orderNo: z.nullable(z.string()),
  journal: z.nullable(Id),
  /** The journal that gave it to its member, where it was nobody's at first. */
  assignedJournal: z.nullable(Id),
})

/**
 * Why a payment is nobody's: it came from no member's account; no wallet has signed for the account and no order fits; its order had
 * ended; the order that was open was of another amount, or of the other coin.
 */
const WHY = ['unknownAddress', 'unproved', 'late', 'wrongAmount', 'wrongCoin'] as const

/**
 * Somebody whose it may be, the strongest evidence first. named: the payment itself names the member's order. hash: the member
 * named this transaction. account: it was sent from the member's account. amount: an order of exactly this much was open
 * when it came, or had ended within a week before.
 */
const Candidate = z.object({
  because: z.enum(['named', 'hash', 'account', 'amount']),
  member: z.extend(Somebody, {
    signed: z.boolean(),
    /** Why the member is shut out; null: is not. */
    frozen: z.nullable(z.string()),
  }),
  order: z.nullable(
    z.object({
      no: z.string(),
      coin: Coin,
      amount: Amount,
      status: z.enum(['review', 'success', 'fail', 'end']),
      createdAt: Time,
      expiresAt: z.nullable(Time),
    }),
  ),
})

/** Whose somebody said it is: it holds once a second person says the same. */
const Said = z.object({
  member: z.extend(Somebody, { frozen: z.nullable(z.string()) }),
  by: z.string(),
  at: Time,
  reason: z.string(),
})

const Unclaimed = z.object({
  ...OnChain,
  why: z.enum(WHY),
  candidates: z.array(Candidate),
  said: z.nullable(Said),
})

/** Money that arrives. */
export const funds = {
  /** What the chain brought, the newest first. */
  'operator/arrivals': deskCall({
    roles: ['treasurer'],
    body: () =>
      z.object({
        ...page,
        purpose: z.optional(z.enum(ARRIVAL_PURPOSES, { error: 'type' })),
        coin: z.optional(Coin),
      }),
    result: () => pageOf(Arrival),
  }),
  /** What is nobody's, the oldest first. `keywords` is the whole hash of a transaction, or the whole address that sent it. */
  'operator/unclaimed': deskCall({
    roles: ['treasurer'],
    body: () =>
      z.object({
        ...page,
        keywords: z.optional(
          z.string({ error: 'keywords' }).check(z.trim(), z.maxLength(100, 'keywords')),
        ),
      }),
    result: () => pageOf(Unclaimed),
  }),
  /**
   * Gives what a transaction paid, and nobody has, to a member, as deposits; above a limit once two people say so. `second` as
   * for a funding address.
   */
  'operator/matchUnclaimed': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ hash: TxHash, memberId: Id, reason: Reason, second, first }),
    result: () =>
      z.object({
        member: Somebody,
        /** first: noted, nothing is booked yet. */
        outcome: z.enum(['first', 'booked']),
        payments: z.array(
          z.object({ id: Id, coin: Coin, amount: Amount, journal: z.nullable(Id) }),
        ),
      }),
    writes: true,
  }),
}
