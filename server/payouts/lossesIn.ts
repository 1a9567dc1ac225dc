import type { Tx } from '#server/db/Tx.ts'
import { lost } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { ownIn } from './makeGood.ts'

type Lost = { coin: Coin; lost: bigint; fees: bigint; activity: bigint }

/** What is lost of each coin of which anything is, and what the house could make it good from, base units. */
export async function lossesIn(tx: Tx): Promise<Lost[]> {
  const all = await Promise.all(
    COINS.map(async (coin) => ({
      coin,
      lost: -(await balanceOf(tx, lost, coin)),
      fees: await ownIn(tx, 'fees', coin),
      activity: await ownIn(tx, 'activity', coin),
    })),
  )
  return all.filter((one) => one.lost > 0n)
}
