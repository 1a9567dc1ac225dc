import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#server/clock/clock.ts'
import { beforeMidnight } from '#server/db/midnight-lock.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { COINS } from '#shared/api/coin.ts'
import { addDays, dayOf } from '#shared/days.ts'
import type { Parameters } from '#shared/desk/shapes.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Two who set or take back at the same time wait for each other here, and the second one sees what the first one did. Answers
 * the time once it is their turn: a day that was set down by then was over before it, and one that begins meanwhile waits.
 */
export async function takeTurn(tx: Tx, clock: Pick<Clock, 'now'>): Promise<Date> {
  await tx`select pg_advisory_xact_lock(5208024)`
  await beforeMidnight(tx, addDays(dayOf(clock.now()), 1))
  return clock.now()
}

type Setting = { now: Date; effectiveAt: Date; field: string }

/** What holds now, and what would hold at the moment in question. */
type Stood = readonly [held: Parameters, stood: Parameters]

/**
 * What is set for sooner than a day from now: refuses `loosenedSoon` where a limit that guards payouts is looser than in one
 * of the sets, and `termsSoon` where what a pledge earns is another than would hold then anyhow: whoever sees it coming can
 * take it back (docs/decisions/098).
 */
export function refuseLoosened(
  [held, stood]: Stood,
  after: Parameters,
  { now, effectiveAt, field }: Setting,
): void {
  if (effectiveAt.getTime() >= now.getTime() + DAY) return
  if ([held, stood].some((it) => looserIn(it, after).length > 0)) throw looserSoon(field)
  if (!areSameTerms(stood, after)) throw termsSoon(field)
}

/** The same of what is taken back: what held now may hold on, but nothing else that stands below comes out. */
export function refuseUncovered(
  [held, stood]: Stood,
  after: Parameters,
  { now, effectiveAt, field }: Setting,
): void {
  if (effectiveAt.getTime() >= now.getTime() + DAY) return
  const thanHeld = looserIn(held, after)
  if (looserIn(stood, after).some((place) => thanHeld.includes(place))) throw looserSoon(field)
  if (![held, stood].some((it) => areSameTerms(it, after))) throw termsSoon(field)
}

const looserSoon = (field: string) => new Refusal('loosenedSoon', { field })
const termsSoon = (field: string) => new Refusal('termsSoon', { field })

/** Whether both share a day's revenue alike: an order keeps its weight and its T for its whole term. */
const areSameTerms = (one: Parameters, other: Parameters) =>
  isDeepStrictEqual(termsOf(one), termsOf(other))

const termsOf = ({ plans, shares, coinSet }: Parameters) => ({
  plans,
  shares,
  tPerCoin: COINS.map((coin) => coinSet.find(({ symbol }) => symbol === coin)?.tPerCoin),
})

/** Which of the guards, by their place, are looser now. */
function looserIn(before: Parameters, after: Parameters): number[] {
  const stood = guards(before)
  return guards(after).flatMap((limit, place) => (limit > (stood[place] ?? 0n) ? [place] : []))
}

/** More than there will ever be: where two people are never needed. */
const NEVER = 2n ** 256n

/** What one person, or nobody, may pay out; the higher, the looser. */
const guards = ({ coinSet, grantTwoPersonAbove }: Parameters): bigint[] =>
  COINS.flatMap((coin) => {
    const rules = coinSet.find(({ symbol }) => symbol === coin)?.withdraw
    return [
      rules?.autoApproveBelow ?? 0n,
      rules?.twoPersonAbove ?? NEVER,
      grantTwoPersonAbove[coin] ?? NEVER,
    ]
  })
