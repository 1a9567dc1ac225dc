import { type Settled, standsStill, stillShown } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { mayBePaid } from '#server/withdrawals/mayBePaid.ts'
import { release } from '#server/withdrawals/release.ts'
import { seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import { settle } from '#server/withdrawals/settle.ts'
import type { WithdrawalReason } from '#shared/reasons.ts'
import { adoptPayment } from './adopt.ts'
import { isPayment, minedBy, placeIn } from './advance.ts'
import type { Flight } from './flights.ts'
import { halt } from './halt.ts'
import type { Receipt } from './openNode.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer } from './payer.ts'
import { poolRefuses } from './poolRefuses.ts'

/**
 * Ends a withdrawal whose nonce is used up in a settled block: nothing that was signed for it can be mined any more but
 * what was. Whether it was paid, the contract says; then it is settled with that payment, else it is returned.
 */
export async function decide(paying: Paying, settled: Settled, flight: Flight): Promise<boolean> {
  const { chain } = paying
  if ((await chain.sentBy(flight.wallet, settled.block)) <= flight.nonce) return false
  const [paid = false] = await chain.paid([flight.payout], settled.block)
  const mined = await minedBy(paying, settled, flight)
  if (!(await stillShown(paying, settled))) return false
  if (!paid) believe(flight, mined)
  else if (!isPayment(flight, mined)) return adoptPayment(paying, settled, flight)
  return mined && paid
    ? settleWith(paying, settled, { flight, mined })
    : releaseWith(paying, settled, { flight, mined })
}

const cancelIn = ({ signed }: Flight, mined: Receipt) =>
  signed.find(({ hash, what }) => hash === mined.hash && what === 'cancel')

/** Throws where the node shows a payment that the contract, asked by the same node, does not know of: neither is believed. */
export function believe(flight: Flight, mined: Receipt | undefined): void {
  if (!isPayment(flight, mined)) return
  throw new Error(`the node shows the payment ${mined?.hash}, and the contract does not know of it`)
}

type With<M> = { flight: Flight; mined: M }

const settleWith = (paying: Paying, settled: Settled, { flight, mined }: With<Receipt>) =>
  take(paying, 'settle', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    await lockPayer(tx, flight.wallet)
    const now = paying.clock.now()
    const gas = mined.gasUsed * mined.gasPrice
    const booked = await settle(tx, { withdrawal: flight.id, hash: mined.hash, gas, now })
    if (booked === undefined) return false
    await finish(tx, { flight, mined }, booked)
    return true
  })

async function releaseWith(
  paying: Paying,
  settled: Settled,
  { flight, mined }: With<Receipt | undefined>,
): Promise<boolean> {
  const withdrawal = flight.id
  const reason = await reasonOf(paying, { flight, mined })
  // Without one of ours the nonce was used by somebody who has the key.
  const why = mined ? reason : 'nonce used elsewhere'
  const seen = await seenOnChain({ ...paying, pays: true }, withdrawal)
  if (!seen) return false
  const done = await take(paying, 'release', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    await lockPayer(tx, flight.wallet)
    // This nonce pays it no more; what another wallet of ours has sent and this database does not know may.
    if (await mayBePaid(tx, seen)) return 'elsewhere'
    if (!(await release(tx, { withdrawal, reason, now: paying.clock.now() }))) return false
    if (mined) await finish(tx, { flight, mined }, 0n)
    paying.report({ level: 'error', event: 'payout failed', withdrawal, why, hash: mined?.hash })
    return true
  })
  return done === 'elsewhere' ? halt(paying, flight, 'nonceElsewhere') : done
}

/**
 * Why it was not paid. The receiver is to blame for a payment that was undone, and bears the fee, unless the pool would not
 * have paid anybody after that block either: what it would do now tells nothing of then.
 */
async function reasonOf(
  paying: Paying,
  { flight, mined }: With<Receipt | undefined>,
): Promise<WithdrawalReason> {
  if (!mined) return 'reverted'
  const cancel = cancelIn(flight, mined)
  if (cancel) return cancel.reason ?? 'receiverRefuses'
  const then = poolRefuses(paying, flight, mined.block)
  // A node may have let go of what was then; now is the next best.
  const why = await then.catch(() => poolRefuses(paying, flight, 'latest'))
  return why === undefined ? 'receiverReverted' : 'reverted'
}

/** Where the transaction that ended a withdrawal lies for good, and how much of its gas is in the books. */
export async function finish(
  tx: Tx,
  { flight, mined }: { flight: Pick<Flight, 'id'>; mined: Receipt },
  booked: bigint,
): Promise<void> {
  await placeIn(tx, flight, mined)
  await tx`
    update payout_tx set final = true, booked = ${booked}
    where withdrawal_id = ${flight.id} and hash = ${mined.hash}`
}
