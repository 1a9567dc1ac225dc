import { type Settled, settledBlock } from '#server/chain/settledBlock.ts'
import { pauseOf } from '#server/pauses/pauses.ts'
import { payoutStop } from '#server/withdrawals/payoutStop.ts'
import { advance } from './advance.ts'
import { begin } from './begin.ts'
import { bookGas } from './bookGas.ts'
import { decide } from './decide.ts'
import { findPaid, skipNonces, walletsAhead } from './findPaid.ts'
import { type Flight, flights } from './flights.ts'
import { followMoved } from './followMoved.ts'
import { followUnpaid } from './followUnpaid.ts'
import { forEach, type Paying, tries } from './Paying.ts'
import { payerOf } from './payer.ts'
import { isReconciled, reconcile } from './reconcile.ts'
import { isCompared, watchPool } from './watchPool.ts'

/**
 * Takes every withdrawal that may be paid as far as it goes now, and answers how many steps were taken. First what the
 * chain has settled is brought into the books, then new steps are taken, unless books and chain do not agree. What goes wrong
 * with some of it is no reason to leave the rest.
 */
export async function payRound(paying: Paying): Promise<number> {
  const { db } = paying
  const settled = await settledBlock(paying)
  if (!settled) return 0
  const { go, end } = tries(paying)
  const moved = await go(() => followMoved(paying, settled))
  const unpaid = await go(() => followUnpaid(paying, settled))
  const watched = await go(() => watch(paying, settled))
  // One that is in a block again and was not read would count as not taken again: money would be missing that is not.
  const followed = moved && unpaid && watched
  const compared = followed && (await go(async () => Number(await reconcile(paying, settled))))
  await go(() => eachFlight(paying, (flight) => decide(paying, settled, flight)))
  await go(() => bookGas(paying))
  if (compared && (await mayPay(paying, settled))) {
    // What has its nonce goes on: later ones of the wallet would wait for it.
    if (!(await db.inTx((tx) => pauseOf(tx, 'withdrawals')))) await go(() => begin(paying, settled))
    await go(() => eachFlight(paying, inOrder(paying)))
  }
  return end()
}

/**
 * In this order, and none after one that went wrong, nor the wallets: a payment that was not taken over would be missing in
 * what is compared after it. Nothing new is paid on books that were not compared.
 */
async function watch(paying: Paying, settled: Settled): Promise<number> {
  // The wallet of before the first look is looked for too.
  await payerOf(paying)
  const ahead = await walletsAhead(paying, settled)
  const taken = (await findPaid(paying, settled, ahead)) + (await watchPool(paying, settled))
  for (const wallet of ahead) await skipNonces(paying, wallet)
  return taken
}

/**
 * Where the wallets or the pool could not be compared at the settled block, or by another service at a later one, the next round
 * does so first. Nor before this service has seen a block: what waits goes by the chain's time, and there is none yet.
 */
async function mayPay(paying: Paying, settled: Settled): Promise<boolean> {
  if (paying.clock.passed().getTime() === 0) return false
  const { address } = paying.wallet
  const { missing } = await payerOf(paying)
  if (missing !== null) return false
  return paying.db.inTx(async (tx) => {
    if (!(await isReconciled(tx, address, settled))) return false
    return (await isCompared(tx, settled)) && !(await payoutStop(tx))
  })
}

const eachFlight = async (paying: Paying, work: (flight: Flight) => Promise<boolean>) =>
  forEach(paying, await paying.db.inTx(flights), work)

/**
 * Advances what it is given in the order of the nonces, and signs none while one before it could not be signed: what a key
 * has signed when it is lost is to have all nonces before it, or it can never come into a block.
 */
function inOrder(paying: Paying): (flight: Flight) => Promise<boolean> {
  let waits = false
  return async (flight) => {
    // Those of another key are not signed here: each says so.
    const signs = flight.state === 'nonce' && flight.wallet === paying.wallet.address
    if (signs && waits) return false
    waits ||= signs
    const moved = await advance(paying, flight)
    if (signs && moved) waits = false
    return moved
  }
}
