import type { Landed, Signed } from './flights.ts'
import { MOST_FEE } from './judge.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer } from './payer.ts'
import { higher } from './replace.ts'
import { say } from './send.ts'
import { keep, signFor } from './sign.ts'

/**
 * Sends again what ends a withdrawal on the chain as it ended in the books: the payment of one that was paid, and for one
 * that was returned nothing to ourselves with its nonce. Its payment, which was undone, might be paid now.
 */
export function sendMoved(paying: Paying, flight: Landed): Promise<void> {
  return flight.state === 'paid' ? sendPayment(paying, flight) : sendCancel(paying, flight)
}

const ours = (one: Signed): one is Signed & { raw: NonNullable<Signed['raw']> } => one.raw !== null

/** The bytes are as good as before, whichever of them comes into a block. */
async function sendPayment(paying: Paying, flight: Landed): Promise<void> {
  const payments = flight.signed.filter(ours).filter(({ what }) => what === 'pay')
  for (const one of payments.toReversed()) if ((await say(paying, flight, one)) === 'taken') return
}

/** One that offers more than the payment, which any node may still have. */
async function sendCancel(paying: Paying, flight: Landed): Promise<void> {
  const signed = flight.signed.filter(ours)
  const newest = signed.at(-1)
  if (!newest) return
  if (newest.what === 'cancel' && (await say(paying, flight, newest)) !== 'underpriced') return
  const { node, wallet, clock, report } = paying
  const fees = higher(await node.fees(), newest)
  if (flight.wallet !== wallet.address || fees.maxFee > MOST_FEE) {
    const why = fees.maxFee > MOST_FEE ? 'gasTooDear' : 'otherKey'
    return report({
      level: 'error',
      event: 'payout cannot be cancelled',
      withdrawal: flight.id,
      why,
    })
  }
  const cancel = {
    what: 'cancel',
    fees,
    signed: await signFor(paying, flight, { what: 'cancel', fees }),
  } as const
  const kept = await take(paying, 'replace', async (tx) => {
    await lockPayer(tx, flight.wallet)
    const [last] = await tx<{ id: string }>`
      select id from payout_tx where withdrawal_id = ${flight.id} and raw is not null order by id desc limit 1`
    if (last?.id !== newest.id) return false
    await keep(tx, flight, { ...cancel, now: clock.now() })
    return true
  })
  if (kept) await say(paying, flight, cancel.signed)
}
