import type { Tx } from '#server/db/Tx.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer } from './payer.ts'

type Owing = { id: string; hash: string; wallet: string; booked: bigint; amount: bigint }

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

const readOwing = (tx: Tx) => tx<Owing>`
  select t.id, t.hash, p.wallet, t.booked, t.gas_used * t.gas_price - t.booked as amount
  from payout_tx t join payout p on p.withdrawal_id = t.withdrawal_id
  where t.final and t.booked <> t.gas_used * t.gas_price order by t.id limit 100`

const bookOne = (paying: Paying, { id, hash, wallet, booked, amount }: Owing) =>
  take(paying, 'gas', async (tx) => {
    await lockPayer(tx, wallet as `0x${string}`)
    const [still] = await tx`select 1 from payout_tx where id = ${id} and booked = ${booked}`
    if (!still || (await balanceOf(tx, fees, 'BTCW')) < amount) return false
    const now = paying.clock.now()
    const move =
      amount > 0n ? { from: fees, to: gas, amount } : { from: gas, to: fees, amount: -amount }
    await post(tx, {
      // `booked` is what keeps it from being booked twice; it may rise and fall with each block that takes it.
      key: `gas:${hash}:${now.toISOString()}`,
      kind: 'payout gas',
      now,
      moves: [{ ...move, coin: 'BTCW' }],
      meta: { hash },
    })
    await tx`update payout_tx set booked = booked + ${amount} where id = ${id}`
    return true
  })
