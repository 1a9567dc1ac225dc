import { pauseOf } from '#server/pauses/pauses.ts'
import { payoutStop } from '#server/withdrawals/payoutStop.ts'
import { advance } from './advance.ts'
import { begin } from './begin.ts'
import { bookGas } from './bookGas.ts'
import { decide } from './decide.ts'
import { findPaid } from './findPaid.ts'
import { flights } from './flights.ts'
import { followMoved } from './followMoved.ts'
import { followUnpaid } from './followUnpaid.ts'
import { forEach, type Paying } from './Paying.ts'
import { payerOf } from './payer.ts'
import { reconcile } from './reconcile.ts'
import { settledBlock } from './settledBlock.ts'
import { watchPool } from './watchPool.ts'

/**
 * Takes every withdrawal that may be paid as far as it goes now, and answers how many steps were taken. First what the
 * chain has settled is brought into the books, then new steps are taken, unless books and chain do not agree.
 */
export async function payRound(paying: Paying): Promise<number> {
  const { db } = paying
  const settled = await settledBlock(paying)
  if (!settled) return 0
  let did = await followMoved(paying, settled)
  did += await followUnpaid(paying, settled)
  const payer = await payerOf(paying)
  did += await findPaid(paying, settled)
  did += await watchPool(paying, settled)
  if (await reconcile(paying, settled, payer)) did += 1
  did += await forEach(paying, await db.inTx(flights), (flight) => decide(paying, settled, flight))
  did += await bookGas(paying)
  const { halted, reconciledHash } = await payerOf(paying)
  if (halted !== null || reconciledHash === null || (await db.inTx(payoutStop))) return did
  // What has its nonce goes on: later ones of the wallet would wait for it.
  if (!(await db.inTx((tx) => pauseOf(tx, 'withdrawals')))) did += await begin(paying)
  return did + (await forEach(paying, await db.inTx(flights), (flight) => advance(paying, flight)))
}
