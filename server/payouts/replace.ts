import type { Fees } from './askFees.ts'
import type { Flight } from './flights.ts'
import { halt } from './halt.ts'
import { judge, MOST_FEE } from './judge.ts'
import type { Paying } from './Paying.ts'
import { CALLED_BACK, signAs, type What } from './sign.ts'

/** How long a payment waits for a block before more is offered for it, milliseconds. */
const STUCK = 120_000

/**
 * Signs another transaction with the same nonce that offers an eighth more for its gas, where the last one waits too
 * long. Where the receiver has come to refuse the payment meanwhile (undone twice, and nothing in the way at the pool in
 * between), or the member was shut out, it is one that only uses the nonce up.
 */
export async function replace(paying: Paying, flight: Flight): Promise<boolean> {
  const { chain, clock } = paying
  const newest = flight.signed.at(-1)
  if (!newest?.sentAt) return false
  // Where the chain or our node stands still nothing is taken, whatever is offered, and the offers would grow all the while.
  if (clock.passed().getTime() - Date.parse(newest.sentAt) < STUCK) return false
  // One whose nonce is not the next is not stuck: it waits for those before it.
  if ((await chain.sentBy(flight.wallet, 'latest')) !== flight.nonce) return false
  return signOver(paying, flight, newest)
}

/** Whether it would still be paid though its member was shut out since. */
export const paysFrozen = ({ frozen, signed }: Flight): boolean =>
  frozen && signed.at(-1)?.what === 'pay'

/**
 * Puts what only uses the nonce up in the place of a payment to somebody who was shut out, at once: until a block has taken the
 * payment, which any node may have. Which of the two it is decides how the withdrawal ends.
 */
export async function callBack(paying: Paying, flight: Flight): Promise<boolean> {
  const newest = flight.signed.at(-1)
  return newest ? signOver(paying, flight, newest) : false
}

async function signOver(paying: Paying, flight: Flight, newest: Fees): Promise<boolean> {
  const { node, wallet, report } = paying
  if (flight.wallet !== wallet.address) return halt(paying, flight, 'otherKey')
  const fees = higher(await node.fees(), newest)
  if (fees.maxFee > MOST_FEE) return halt(paying, flight, 'gasTooDear')
  const what = await whatNow(paying, flight)
  report({ level: 'warn', event: 'payout replaced', withdrawal: flight.id, what: what.what })
  return signAs(paying, flight, { ...what, fees, step: 'replace' })
}

async function whatNow(paying: Paying, flight: Flight): Promise<What> {
  if (flight.frozen) return CALLED_BACK
  const verdict = await judge(paying, flight, [])
  return verdict.is === 'refused' ? { what: 'cancel', reason: 'receiverRefuses' } : { what: 'pay' }
}

/** An eighth above the last, rounded up: less is not taken in its place. */
export const higher = (now: Fees, last: Fees): Fees => {
  const eighth = (fee: bigint) => fee + (fee + 7n) / 8n
  const most = (a: bigint, b: bigint) => (a > b ? a : b)
  return {
    maxFee: most(now.maxFee, eighth(last.maxFee)),
    maxTip: most(now.maxTip, eighth(last.maxTip)),
  }
}
