import type { Tx } from '#server/db/Tx.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'

/** What is owed in one coin, base units. */
export type Owed = {
  coin: Coin
  /** What all members have together; what one is below zero by is taken off, as in any sum of the books. */
  members: bigint
  rewardPool: bigint
  activity: bigint
  /** What of the house's fees is in the pool: the rest lies in the paying wallet, as gas. */
  fees: bigint
  unclaimed: bigint
}

/**
 * What the books owe, per coin. The books sum to zero, so what all members have is what the house's few accounts miss:
 * no member's row is read. The audit proves that sum.
 */
export async function houseBooks(tx: Tx): Promise<Owed[]> {
  const rows = await tx<{ code: string; coin: Coin; balance: bigint }>`
    select code, coin, balance from account where owner_id = 0`
  return COINS.map((coin) => {
    const house = rows.filter((row) => row.coin === coin)
    const of = (code: string) => house.find((row) => row.code === code)?.balance ?? 0n
    return {
      coin,
      members: house.reduce((sum, { balance }) => sum - balance, 0n),
      rewardPool: of('reward_pool'),
      activity: of('activity'),
      fees: of('fees') + of('gas'),
      unclaimed: of('unclaimed'),
    }
  })
}
