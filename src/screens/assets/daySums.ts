import { COINS, type Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { type Line, signedOf } from './flow-words.ts'

export type DaySum = { coin: Coin; sum: bigint }

type Sums = ReadonlyMap<string, readonly DaySum[]>

/**
 * Reckons what each UTC day changed, per coin, in base units. The last day of a list that goes on is left out: what is not
 * loaded yet would be missing in it. Lines of a growing list are summed up once, however many there are.
 */
export function daySums() {
  let known: readonly Line[] = []
  let days = new Map<string, Map<Coin, bigint>>()

  return (lines: readonly Line[], hasMore: boolean): Sums => {
    if (!known.every((line, at) => line === lines[at])) [known, days] = [[], new Map()]
    for (const line of lines.slice(known.length)) add(days, line)
    known = lines
    const last = lines.at(-1)
    const open = hasMore && last ? dayOf(last.createdAt) : ''
    return new Map([...days].filter(([day]) => day !== open).map(([day, of]) => [day, listed(of)]))
  }
}

function add(days: Map<string, Map<Coin, bigint>>, line: Line) {
  const day = dayOf(line.createdAt)
  const sums = days.get(day) ?? new Map<Coin, bigint>()
  sums.set(line.coin, (sums.get(line.coin) ?? 0n) + signedOf(line))
  days.set(day, sums)
}

const listed = (sums: ReadonlyMap<Coin, bigint>): DaySum[] =>
  COINS.flatMap((coin) => {
    const sum = sums.get(coin)
    return sum === undefined ? [] : [{ coin, sum }]
  })
