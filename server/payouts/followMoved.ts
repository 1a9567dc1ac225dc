import { type Settled, standsStill } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Astray, astrayOf, type Moved } from './Astray.ts'
import { isPayment, receiptsAt } from './advance.ts'
import type { Receipt } from './openNode.ts'
import { forEach, type Paying, take } from './Paying.ts'
import { isLost, paidByOther } from './paidByOther.ts'
import { placeAnew } from './placeAnew.ts'
import { sendMoved } from './sendMoved.ts'
import { stop } from './stop.ts'

/** What ended a withdrawal, and has not been found again since the chain went back to before its block (`rewind`). */
const movedAway = (tx: Tx): Promise<Moved[]> =>
  tx`select id, withdrawal_id as withdrawal, hash, booked from payout_tx where astray order by id`

/**
 * Brings back what such a reorganisation took, so that each withdrawal ends on the chain as it ended in the books. What is
 * in another block now is known to be there from here on. Answers how many were found again.
 */
export async function followMoved(paying: Paying, settled: Settled): Promise<number> {
  const astray = await paying.db.inTx(async (tx) => astrayOf(tx, await movedAway(tx)))
  return forEach(paying, astray, (one) => followOne(paying, settled, one))
}

async function followOne(paying: Paying, settled: Settled, astray: Astray): Promise<boolean> {
  const { moved, flight } = astray
  const receipts = await receiptsAt(paying, settled, flight)
  const mined = receipts.find((receipt) => ended(astray, receipt))
  const other = isPayment(flight, mined) ? undefined : await paidByOther(paying, settled, flight)
  if (other) return placeAnew(paying, settled, { ...astray, mined: other.receipt, other })
  if (mined) return mined.block <= settled.block && placeAnew(paying, settled, { ...astray, mined })
  const { withdrawal, hash } = moved
  if (await isLost(paying, settled, flight))
    return flight.state === 'paid'
      ? stopLost(paying, settled, astray)
      : letGo(paying, settled, moved)
  paying.report({ level: 'error', event: 'settled payout gone from the chain', withdrawal, hash })
  await sendMoved(paying, flight)
  return false
}

/**
 * Whether a transaction decides the withdrawal: it pays, or uses up the nonce of ours. Where another wallet's payment had
 * ended it, ours was undone and proves nothing.
 */
const ended = ({ moved, flight }: Astray, mined: Receipt): boolean =>
  isPayment(flight, mined) ||
  flight.signed.some(({ hash, what }) => hash === moved.hash && what !== 'found')

/** Nothing that was signed for it can pay any more: somebody has to, under its own id, and that is found then. */
async function stopLost(
  paying: Paying,
  settled: Settled,
  { moved: { hash }, flight: { coin, amount: missing } }: Astray,
): Promise<false> {
  await take(paying, 'mined', async (tx) => {
    if (await standsStill(tx, settled))
      await stop(paying, tx, { what: 'undone', coin, missing, hash, block: settled.block })
  })
  return false
}

/** A returned withdrawal is unpaid, as it is to be, and what had ended it has used no gas: what is booked of it goes back (`bookGas`). */
const letGo = (paying: Paying, settled: Settled, { id, booked }: Moved): Promise<boolean> =>
  take(paying, 'mined', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    const over = await tx`
      update payout_tx set astray = false, gas_used = 0
      where id = ${id} and astray and booked = ${booked} returning id`
    return over.length > 0
  })
