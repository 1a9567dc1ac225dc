import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Flight, moveOn } from './flights.ts'
import { halt } from './halt.ts'
import type { Receipt } from './openNode.ts'
import { type Paying, take } from './Paying.ts'
import { callBack, paysFrozen, replace } from './replace.ts'
import { send, sendAgain } from './send.ts'
import { sign } from './sign.ts'

/** Takes a withdrawal that has its nonce as far as it goes now, short of what the chain has settled. */
export async function advance(paying: Paying, flight: Flight): Promise<boolean> {
  const ours = flight.wallet === paying.wallet.address
  if (flight.state === 'nonce')
    return ours ? sign(paying, flight) : halt(paying, flight, 'otherKey')
  const receipts = await receiptsOf(paying, flight)
  if (await note(paying, flight, receipts)) return true
  if (receipts.length > 0 || flight.state === 'mined') return false
  if (paysFrozen(flight)) return callBack(paying, flight)
  return flight.state === 'signed' ? send(paying, flight) : lookAfter(paying, flight)
}

/**
 * Of all that is known of it, what is in a block. At most one that was signed here is: they share their nonce. Another wallet
 * may have paid it as well, and then ours was undone: what paid comes first.
 */
async function receiptsOf(
  { node }: Pick<Paying, 'node'>,
  flight: Pick<Flight, 'signed'>,
): Promise<Receipt[]> {
  const receipts = await Promise.all(flight.signed.map(({ hash }) => node.receipt(hash)))
  const mined = receipts.filter((receipt) => receipt !== null)
  return mined.toSorted((a, b) => Number(isPayment(flight, b)) - Number(isPayment(flight, a)))
}

/**
 * The same of whoever shows the settled block: a node of several behind one address that has not come so far knows of no
 * receipt in it. Throws where it does not.
 */
export async function receiptsAt(
  paying: Pick<Paying, 'node'>,
  settled: Settled,
  flight: Pick<Flight, 'signed'>,
): Promise<Receipt[]> {
  // In one request, so that one node answers both.
  const [receipts, shown] = await Promise.all([
    receiptsOf(paying, flight),
    paying.node.hashOf(settled.block),
  ])
  if (shown !== settled.hash)
    throw new Error(`whoever tells of receipts does not show block ${settled.block}`)
  return receipts
}

/** The one of those that ends it where it lies in a settled block: what paid, or else what used its nonce up. */
export async function minedBy(
  paying: Pick<Paying, 'node'>,
  settled: Settled,
  flight: Pick<Flight, 'signed'>,
): Promise<Receipt | undefined> {
  return (await receiptsAt(paying, settled, flight)).find(({ block }) => block <= settled.block)
}

/** Whether a transaction paid, and did not only use its nonce up. */
export const isPayment = (
  { signed }: Pick<Flight, 'signed'>,
  mined: Receipt | undefined,
): boolean =>
  mined?.success === true &&
  signed.every(({ hash, what }) => hash !== mined.hash || what !== 'cancel')

/** Writes down in which block it is, or that it is in none any more. Answers false where that was known. */
async function note(
  paying: Paying,
  flight: Flight,
  receipts: readonly Receipt[],
): Promise<boolean> {
  const [mined] = receipts
  const before = flight.signed.find(({ block }) => block !== null)
  if (before?.hash === mined?.hash && before?.blockHash === mined?.blockHash) return false
  if (!mined)
    paying.report({ level: 'warn', event: 'payout gone from the chain', withdrawal: flight.id })
  return take(paying, 'mined', async (tx) => {
    const isPayment = flight.signed.some(
      ({ hash, what }) => hash === mined?.hash && what !== 'cancel',
    )
    const to = mined
      ? { state: 'mined' as const, ...(isPayment && { hash: mined.hash }) }
      : { state: 'broadcast' as const }
    if (!(await moveOn(tx, flight, to))) return false
    await placeIn(tx, flight, mined)
    if (!mined) await waitAnew(tx, flight, paying.clock.passed())
    return true
  })
}

/** It was not gas that it lacked: more is offered only once it has waited again. */
const waitAnew = (tx: Tx, { id }: Pick<Flight, 'id'>, since: Date) =>
  tx`update payout_tx set sent_by_chain = ${since} where withdrawal_id = ${id}`

/** Where the one that is mined lies, and what it cost; the others lie nowhere. */
export async function placeIn(
  tx: Tx,
  { id }: Pick<Flight, 'id'>,
  mined: Receipt | undefined,
): Promise<void> {
  await tx`
    update payout_tx set block_number = null, block_hash = null, status = null, gas_used = null, gas_price = null
    where withdrawal_id = ${id} and hash is distinct from ${mined?.hash ?? null} and block_number is not null`
  if (!mined) return
  const { hash, block, blockHash, success, gasUsed, gasPrice } = mined
  await tx`
    update payout_tx set block_number = ${block}, block_hash = ${blockHash},
      status = ${success ? 'success' : 'reverted'}, gas_used = ${gasUsed}, gas_price = ${gasPrice}
    where withdrawal_id = ${id} and hash = ${hash}`
}

/**
 * Sent and in no block yet: sent again where the node has forgotten it, replaced where it waits too long. When gas grows
 * dear nodes throw out what offers least, and do not take it again: that waits too long as well.
 */
async function lookAfter(paying: Paying, flight: Flight): Promise<boolean> {
  const known = await Promise.all(flight.signed.map(({ hash }) => paying.node.knows(hash)))
  const said = known.includes(true) ? 'known' : await sendAgain(paying, flight)
  if (said === 'short') return halt(paying, flight, 'gasShort')
  if (said === 'known' || said === 'underpriced') return replace(paying, flight)
  // Until now it had waited for gas.
  if (said !== 'taken' || flight.halted === null) return false
  return take(paying, 'broadcast', (tx) => moveOn(tx, flight, { state: flight.state }))
}
