import type { Hex } from 'viem'
import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { placeIn } from './advance.ts'
import type { Flight } from './flights.ts'
import type { PoolPayment, Receipt } from './openNode.ts'
import { type Paying, take } from './Paying.ts'
import { insertOther, lockPayer } from './payer.ts'
import { leave, paymentToAdopt } from './paymentOf.ts'

/** A withdrawal that may be paid, as it was asked for. */
export type Waiting = Pick<Flight, 'id' | 'coin' | 'amount' | 'address' | 'payout'>

/** The same with its payment, where that is among those that the pool has made. */
type Shown = Waiting & { shown: PoolPayment | undefined }

export const shownOf = (waiting: Waiting, made: readonly PoolPayment[]): Shown => ({
  ...waiting,
  shown: made.find(({ id }) => id === waiting.payout),
})

/** Takes a payment over that this database did not know of at all. */
export async function adopt(paying: Paying, settled: Settled, waiting: Shown): Promise<boolean> {
  const { id } = waiting
  const { receipt, from, nonce, asked } = await paymentToAdopt(paying, settled, waiting)
  if (!asked) return leave(paying, id, receipt.hash)
  const now = paying.clock.now()
  paying.report({ level: 'warn', event: 'payment found', withdrawal: id, hash: receipt.hash })
  return take(paying, 'adopt', async (tx) => {
    await insertOther(tx, { address: from, nextNonce: nonce + 1, now })
    await lockPayer(tx, from)
    const moved = await tx`
      update withdrawal set state = 'mined', hash = ${receipt.hash}, halted = null, revision = revision + 1
      where id = ${id} and state in ('requested', 'approved') returning id`
    if (moved.length === 0) return false
    await tx`
      insert into payout (withdrawal_id, wallet, nonce, gas_limit, found, created_at)
      values (${id}, ${from}, ${nonce}, ${receipt.gasUsed}, true, ${now})`
    await tx`delete from payout_trial where withdrawal_id = ${id}`
    await keepFound(tx, { id, from, nonce, receipt, now })
    return true
  })
}

/** Takes over a payment of a withdrawal that has its nonce here, by a transaction that is not known here. */
export async function adoptPayment(
  paying: Paying,
  settled: Settled,
  flight: Flight,
): Promise<boolean> {
  const { id, wallet, state } = flight
  const { receipt, from, nonce, asked } = await paymentToAdopt(paying, settled, flight)
  if (!asked) return leave(paying, id, receipt.hash)
  const now = paying.clock.now()
  paying.report({ level: 'warn', event: 'payment found', withdrawal: id, hash: receipt.hash })
  return take(paying, 'adopt', async (tx) => {
    await lockPayer(tx, wallet)
    const moved = await tx`
      update withdrawal set state = 'mined', hash = ${receipt.hash}, halted = null, revision = revision + 1
      where id = ${id} and state = ${state} returning id`
    if (moved.length > 0) await keepFound(tx, { id, from, nonce, receipt, now })
    return moved.length > 0
  })
}

type Found = { id: string; from: Hex; nonce: number; receipt: Receipt; now: Date }

/** Writes down the transaction that made a payment and whose it was, where it is not known, and where it lies. */
export async function keepFound(tx: Tx, { id, from, nonce, receipt, now }: Found): Promise<void> {
  await tx`
    insert into payout_tx (withdrawal_id, kind, hash, raw, sender, nonce, max_fee, max_tip, created_at)
    values (${id}, 'found', ${receipt.hash}, null, ${from}, ${nonce}, ${receipt.gasPrice}, 0, ${now})
    on conflict (withdrawal_id, hash) do nothing`
  await placeIn(tx, { id }, receipt)
}
