import type { Tx } from '#server/db/Tx.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer, paidByHand } from './payer.ts'

type Owing = {
  id: string
  hash: string
  wallet: string
  booked: bigint
  /** How often something of it was booked. */
  bookings: number
  amount: bigint
  /** Somebody paid it with a wallet of their own. */
  byHand: boolean
}

/**
 * Books gas that was used and is not in the books: of transactions that did not pay, and what the fees did not bear when
 * the payment was settled. It waits until they do. What was booked beyond, of one that came to lie in another block, goes
 * back.
 */
export async function bookGas(paying: Paying): Promise<number> {
  const owing = await paying.db.inTx(readOwing)
  let booked = 0
  for (const one of owing) if (await bookOne(paying, one)) booked += 1
  return booked
}

const readOwing = async (tx: Tx) => tx<Owing>`
  select t.id, t.hash, p.wallet, t.booked, t.bookings, t.gas_used * t.gas_price - t.booked as amount,
    t.id = any(${await paidByHand(tx)}::bigint[]) as "byHand"
  from payout_tx t join payout p on p.withdrawal_id = t.withdrawal_id
  where t.final and t.booked <> t.gas_used * t.gas_price order by t.id limit 100`

const bookOne = (paying: Paying, { id, hash, wallet, booked, bookings, amount, byHand }: Owing) =>
  take(paying, 'gas', async (tx) => {
    await lockPayer(tx, wallet as `0x${string}`)
    const [still] =
      await tx`select 1 from payout_tx where id = ${id} and booked = ${booked} and bookings = ${bookings}`
    if (!still || (await balanceOf(tx, fees, 'BTCW')) < amount) return false
    const now = paying.clock.now()
    // What is booked may rise and fall with each block that takes it, and come to be the same again.
    const key = `gas:${hash}:${id}:${bookings}`
    const kept = { now, meta: { hash } }
    await post(tx, { ...kept, key, kind: 'payout gas', moves: [moveOf(amount)] })
    // No wallet of ours holds more or less for it.
    const back = {
      ...kept,
      key: `${key}:borne`,
      kind: 'gas borne elsewhere',
      moves: [moveOf(-amount)],
    }
    if (byHand) await post(tx, back)
    await tx`update payout_tx set booked = booked + ${amount}, bookings = bookings + 1 where id = ${id}`
    return true
  })

/** Gas out of the fees, base units; below zero: back into them. */
const moveOf = (amount: bigint) => ({
  ...(amount > 0n ? { from: fees, to: gas, amount } : { from: gas, to: fees, amount: -amount }),
  coin: 'BTCW' as const,
})
