import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'

type Order = Pick<Result<'product/order'>['list'][number], 'coin' | 'amount' | 'status' | 'endsAt'>

/** What comes back at one moment of one coin, base units. */
type Ending = { endsAt: string; coin: Coin; amount: bigint }

/** What running orders bring back and when: a line for each end and coin, the first to end first. */
export function byEnd(orders: readonly Order[]): Ending[] {
  const sums = new Map<string, Ending>()
  for (const { status, endsAt, coin, amount } of orders) {
    if (status !== 'success' || endsAt === null) continue
    const key = `${endsAt} ${coin}`
    sums.set(key, { endsAt, coin, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, ending]) => ending)
}
