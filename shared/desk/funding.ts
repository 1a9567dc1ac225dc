import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Address, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason, second } from './people.ts'

/** What the payments of a funding address are. */
const FUNDING_PURPOSES = ['revenue', 'activity'] as const
export const Funding = z.enum(FUNDING_PURPOSES, { error: 'type' })

const FundingAddress = z.object({
  address: z.string(),
  purpose: Funding,
  /** Why it was made one, in the words of whoever proposed it. */
  label: z.string(),
  createdAt: Time,
  /** What it has paid and is booked so. */
  paid: z.object({ BTCW: Amount, BTCWT: Amount }),
})

/** What somebody said that an address pays: it does once a second person says the same. */
const FundingSaid = z.object({
  address: z.string(),
  purpose: Funding,
  by: z.string(),
  at: Time,
  reason: z.string(),
  /** It is over then, unless a second person has said the same. */
  expiresAt: Time,
})

/** Whose payments are the house's. */
export const funding = {
  /** Addresses whose payments are revenue or a budget for grants, the newest first, and those that wait: few. */
  'operator/funding': deskCall({
    roles: ['treasurer'],
    body: () => z.object({}),
    result: () => z.object({ list: z.array(FundingAddress), waiting: z.array(FundingSaid) }),
  }),
  /**
   * Makes an address one, once two people at the console say so; at the command line one is enough. `second` tells whether it is
   * meant as the second word: it is refused as the other one.
   */
  'operator/addFunding': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ address: Address, purpose: Funding, reason: Reason, second }),
    /** first: noted, it is none yet. known: it was one already. */
    result: () => z.object({ outcome: z.enum(['first', 'added', 'known']) }),
    writes: true,
  }),
}
