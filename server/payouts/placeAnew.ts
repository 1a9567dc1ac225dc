import { type Settled, standsStill } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Astray } from './Astray.ts'
import { keepFound } from './adopt.ts'
import { isPayment } from './advance.ts'
import { finish } from './decide.ts'
import type { Landed } from './flights.ts'
import type { Receipt } from './openNode.ts'
import { type Paying, take } from './Paying.ts'
import type { Other } from './paidByOther.ts'
import { lockPayer } from './payer.ts'
import { stop } from './stop.ts'

/** Writes down where it lies now and what it costs there; where it did not end as the books say, payouts stop. */
export const placeAnew = (
  paying: Paying,
  settled: Settled,
  { moved, flight, mined, other }: Astray & { mined: Receipt; other?: Other },
): Promise<boolean> =>
  take(paying, 'mined', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    await lockPayer(tx, flight.wallet)
    const [still] = await tx`
      update payout_tx set final = false, unpaid = false, astray = false, booked = 0
      where id = ${moved.id} and final and booked = ${moved.booked}
      returning id`
    if (!still) return false
    if (other) await keepFound(tx, { id: flight.id, ...other, now: paying.clock.now() })
    await finish(tx, { flight, mined }, moved.booked)
    await compareEnd(paying, tx, { flight, mined, block: settled.block })
    return true
  })

/** The payment that a withdrawal was paid by may be another one now; one that did not end as the books say stops payouts. */
async function compareEnd(
  paying: Paying,
  tx: Tx,
  { flight, mined, block }: { flight: Landed; mined: Receipt; block: number },
): Promise<void> {
  const [pays, paid] = [isPayment(flight, mined), flight.state === 'paid']
  const { id, coin, amount: missing } = flight
  const { hash } = mined
  if (pays !== paid)
    await stop(paying, tx, { what: pays ? 'payment' : 'undone', coin, missing, hash, block })
  if (paid && !pays)
    await tx`update payout_tx set unpaid = true where withdrawal_id = ${id} and final`
  if (paid && pays) await tx`update withdrawal set hash = ${hash} where id = ${id}`
}
