import type { Coin } from '#shared/api/coin.ts'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type Sum = { coin: Coin; count: number; amount: bigint }

/** How much these are together, coin by coin. */
export function sumsOf(list: readonly Pick<DeskWithdrawal, 'coin' | 'amount'>[]): Sum[] {
  const sums = new Map<Coin, Sum>()
  for (const { coin, amount } of list) {
    const { count, amount: before } = sums.get(coin) ?? { count: 0, amount: 0n }
    sums.set(coin, { coin, count: count + 1, amount: before + amount })
  }
  return [...sums.values()]
}
