import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import { keepFound } from './adopt.ts'
import { isPayment, receiptsOf } from './advance.ts'
import { finish } from './decide.ts'
import { type Landed, landed } from './flights.ts'
import type { Receipt } from './openNode.ts'
import { forEach, type Paying, take } from './Paying.ts'
import { isLost, type Other, paidByOther } from './paidByOther.ts'
import { lockPayer } from './payer.ts'
import { sendMoved } from './sendMoved.ts'
import { type Settled, standsStill } from './settledBlock.ts'
import { stop } from './stop.ts'

/** A transaction that ended a withdrawal, and that the settled chain does not show any more where it was. */
export type Moved = { id: string; withdrawal: string; hash: Hex; booked: bigint }

/** All of them: after a reorganisation that went deeper than payments are confirmed. */
export const movedAway = (tx: Tx, settled: Settled): Promise<Moved[]> =>
  tx`
    select t.id, t.withdrawal_id as withdrawal, t.hash, t.booked
    from payout_tx t where t.final and t.block_number > ${settled.block}
    union all
    select t.id, t.withdrawal_id, t.hash, t.booked
    from chain_block b join payout_tx t on t.block_number = b.number
    where t.final and b.number <= ${settled.block} and b.hash <> t.block_hash`

/** A withdrawal whose end is not where it was. */
type Astray = { moved: Moved; flight: Landed }

/**
 * Brings back what such a reorganisation took, so that each withdrawal ends on the chain as it ended in the books. What is
 * in another block now is known to be there from here on. Answers how many were found again.
 */
export async function followMoved(paying: Paying, settled: Settled): Promise<number> {
  const astray = await paying.db.inTx((tx) => readAstray(tx, settled))
  return forEach(astray, (one) => followOne(paying, settled, one))
}

async function readAstray(tx: Tx, settled: Settled): Promise<Astray[]> {
  const gone = await movedAway(tx, settled)
  if (gone.length === 0) return []
  const ended = new Map(
    (
      await landed(
        tx,
        gone.map(({ withdrawal }) => withdrawal),
      )
    ).map((it) => [it.id, it]),
  )
  return gone.flatMap((moved) => {
    const flight = ended.get(moved.withdrawal)
    return flight ? [{ moved, flight }] : []
  })
}

async function followOne(paying: Paying, settled: Settled, astray: Astray): Promise<boolean> {
  const { moved, flight } = astray
  const receipts = await receiptsOf(paying, flight)
  const mined = receipts.find((receipt) => ended(astray, receipt))
  const other = isPayment(flight, mined) ? undefined : await paidByOther(paying, settled, flight)
  if (other) return placeAnew(paying, settled, { ...astray, mined: other.receipt, other })
  if (mined) return mined.block <= settled.block && placeAnew(paying, settled, { ...astray, mined })
  const { withdrawal, hash } = moved
  if (await isLost(paying, settled, flight)) return stopLost(paying, settled, astray)
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

/** Writes down where it lies now and what it costs there; where it did not end as the books say, payouts stop. */
const placeAnew = (
  paying: Paying,
  settled: Settled,
  { moved, flight, mined, other }: Astray & { mined: Receipt; other?: Other },
): Promise<boolean> =>
  take(paying, 'mined', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    await lockPayer(tx, flight.wallet)
    const [still] = await tx`
      update payout_tx set final = false, booked = 0 where id = ${moved.id} and final and booked = ${moved.booked}
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
  else if (paid) await tx`update withdrawal set hash = ${hash} where id = ${id}`
}
