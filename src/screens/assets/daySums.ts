import { COINS, type Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { type Line, signedOf } from './flow-words.ts'

export type DaySum = { coin: Coin; sum: bigint }

/**
 * What each UTC day changed, per coin, in base units. The last day of a list that goes on is left out: what is not
 * loaded yet would be missing in it.
 */
export function daySums(lines: readonly Line[], hasMore: boolean): Map<string, DaySum[]> {
  const last = lines.at(-1)
  const open = hasMore && last ? dayOf(last.createdAt) : ''
  const days = Map.groupBy(lines, ({ createdAt }) => dayOf(createdAt))
  days.delete(open)
  return new Map([...days].map(([day, ofDay]) => [day, sumsOf(ofDay)]))
}

const sumsOf = (lines: readonly Line[]): DaySum[] =>
  COINS.map((coin) => ({ coin, lines: lines.filter((line) => line.coin === coin) }))
    .filter(({ lines: ofCoin }) => ofCoin.length > 0)
    .map(({ coin, lines: ofCoin }) => ({
      coin,
      sum: ofCoin.reduce((sum, line) => sum + signedOf(line), 0n),
    }))
