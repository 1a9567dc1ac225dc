import type { Tx } from '#server/db/Tx.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer } from './payer.ts'

type Owing = { id: string; hash: string; wallet: string; booked: bigint; amount: bigint }

/**
 * Books gas that was used and is not in the books: of transactions that did not pay, and what the fees did not bear when
 * the payment was settled. It waits until they do.
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
  where t.final and t.booked < t.gas_used * t.gas_price order by t.id limit 100`

const bookOne = (paying: Paying, { id, hash, wallet, booked, amount }: Owing) =>
  take(paying, 'gas', async (tx) => {
    await lockPayer(tx, wallet as `0x${string}`)
    const [still] = await tx`select 1 from payout_tx where id = ${id} and booked = ${booked}`
    if (!still || (await balanceOf(tx, fees, 'BTCW')) < amount) return false
    await post(tx, {
      key: `gas:${hash}`,
      kind: 'payout gas',
      now: paying.clock.now(),
      moves: [{ from: fees, to: gas, coin: 'BTCW', amount }],
      meta: { hash },
    })
    await tx`update payout_tx set booked = booked + ${amount} where id = ${id}`
    return true
  })
