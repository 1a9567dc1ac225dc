import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { Amount, PositiveAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { first, Reason } from './people.ts'

const Grant = z.object({
  id: Id,
  member: z.object({ id: Id, nickname: z.string(), account: z.string() }),
  coin: Coin,
  amount: Amount,
  reason: z.string(),
  /** waiting: for another person. expired: nobody came in time. refused: by somebody. booked: given. */
  state: z.enum(['waiting', 'booked', 'refused', 'expired']),
  askedBy: z.string(),
  askedAt: Time,
  /** Until when another person can confirm it; null: one person was enough. */
  expiresAt: z.nullable(Time),
  /** Who confirmed or refused it. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  /** Why it was refused. */
  note: z.nullable(z.string()),
  journal: z.nullable(Id),
})

const GrantTerms = z.object({
  coin: Coin,
  /** What can be given now. */
  budget: Amount,
  /**
   * Above it, with the greater of what the one who asks gave alone within 24 hours and what the member was given so, another
   * person is needed; null: never. Payments that were nobody's count like grants.
   */
  twoPersonAbove: z.nullable(Amount),
  /** What the one who asks gave alone within 24 hours. */
  givenAlone: Amount,
  /** What the member `to` was given alone within 24 hours, by whomever. */
  givenTo: Amount,
})

/** Activity rewards that people give, out of the activity budget. */
export const grants = {
  /** Those that wait first, the oldest of them first; then the newest first. The terms are those of giving to the member `to`. */
  'operator/grants': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ ...page, to: z.optional(Id) }),
    result: () => z.extend(pageOf(Grant), { terms: z.array(GrantTerms) }),
  }),
  /** Gives at once what one person may give; above it another one confirms. */
  'operator/grant': deskCall({
    roles: ['treasurer'],
    body: () =>
      z.object({ memberId: Id, coin: Coin, amount: PositiveAmount, reason: Reason, first }),
    result: () => Grant,
    writes: true,
  }),
  /** Gives what somebody else asked for. */
  'operator/confirmGrant': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ id: Id }),
    result: () => Grant,
    writes: true,
  }),
  /** Ends what waits; whoever asked may do so too. */
  'operator/refuseGrant': deskCall({
    roles: ['treasurer'],
    body: () => z.object({ id: Id, reason: Reason }),
    result: () => Grant,
    writes: true,
  }),
}
