import type { Fees } from './askFees.ts'
import { type Flight, moveOn } from './flights.ts'
import { halt } from './halt.ts'
import { judge, MOST_FEE } from './judge.ts'
import { type Paying, take } from './Paying.ts'
import { keep, signFor } from './sign.ts'

/** How long a payment waits for a block before more is offered for it, milliseconds. */
const STUCK = 120_000

/**
 * Signs another transaction with the same nonce that offers an eighth more for its gas, where the last one waits too
 * long. Where the receiver has come to refuse the payment meanwhile (undone twice, and nothing in the way at the pool in
 * between), it is one that only uses the nonce up.
 */
export async function replace(paying: Paying, flight: Flight): Promise<boolean> {
  const { chain, node, wallet, clock } = paying
  const newest = flight.signed.at(-1)
  if (!newest?.sentAt) return false
  // Where the chain or our node stands still nothing is taken, whatever is offered, and the offers would grow all the while.
  if (clock.passed().getTime() - Date.parse(newest.sentAt) < STUCK) return false
  // One whose nonce is not the next is not stuck: it waits for those before it.
  if ((await chain.sentBy(flight.wallet, 'latest')) !== flight.nonce) return false
  if (flight.wallet !== wallet.address) return halt(paying, flight, 'otherKey')
  const fees = higher(await node.fees(), newest)
  if (fees.maxFee > MOST_FEE) return halt(paying, flight, 'gasTooDear')
  const verdict = await judge(paying, { ...flight, id: flight.id }, [])
  const what = verdict.is === 'refused' ? 'cancel' : 'pay'
  const signed = await signFor(paying, flight, { what, fees })
  paying.report({ level: 'warn', event: 'payout replaced', withdrawal: flight.id, what })
  return take(paying, 'replace', async (tx) => {
    if (!(await moveOn(tx, flight, { state: 'signed' }))) return false
    await keep(tx, flight, { what, fees, signed, now: clock.now() })
    return true
  })
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
