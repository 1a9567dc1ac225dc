import { COINS, type Coin } from '#shared/api/coin.ts'
import { dayOf } from '#shared/days.ts'
import { type Line, signedOf } from './flow-words.ts'

export type DaySum = { coin: Coin; sum: bigint }

type Days = Map<string, Map<Coin, bigint>>

/** What a day changed; nothing as long as lines of it are not known. */
type SumsOf = (day: string) => readonly DaySum[] | undefined

/** The lines of the list `of` that are held, how many are known before and after them, and whether any come after. */
type Held = {
  of: string
  lines: readonly Line[]
  above: number
  below: number
  hasMore: boolean
}

/** Lines that were summed up: from `first` up to before `last`, of all that are known, and the days of these two. */
type Summed = { first: number; last: number; firstDay: string; lastDay: string; held: Held }

const NONE: Held = { of: '', lines: [], above: 0, below: 0, hasMore: true }

/**
 * Reckons what each UTC day changed, per coin, in base units. The day at an end that is not known is left out: what was
 * not loaded would be missing in it. Lines of a growing list are summed up once, however many there are, and whichever of
 * them are held.
 */
export function daySums() {
  let days: Days = new Map()
  let summed: Summed | undefined

  return (held: Held): SumsOf => {
    if (!summed || held.lines !== summed.held.lines) {
      if (!summed || !goesOn(summed, held)) {
        days = new Map()
        summed = { first: held.above, last: held.above, firstDay: '', lastDay: '', held: NONE }
      }
      summed = sumUp(days, summed, held)
    }
    const { first, firstDay, lastDay } = summed
    const open = [first > 0 && firstDay, held.hasMore && lastDay]
    return (day) => {
      const of = open.includes(day) ? undefined : days.get(day)
      return of && listed(of)
    }
  }
}

/** Whether these lines are as they were when they were summed up, or follow on those that were. */
function goesOn({ first, last, held: old }: Summed, { of, lines, above, below }: Held): boolean {
  const end = above + lines.length
  if (of !== old.of || above > last || end < first || end + below < last) return false
  return lines.every((line, at) => {
    const was = old.lines[above + at - old.above]
    return was === undefined || was === line
  })
}

function sumUp(days: Days, summed: Summed, held: Held): Summed {
  const { lines, above } = held
  const end = above + lines.length
  const [top, bottom] = [lines[0], lines.at(-1)]
  let { first, last, firstDay, lastDay } = summed
  for (const line of lines.slice(0, Math.max(0, first - above))) add(days, line)
  for (const line of lines.slice(last - above)) add(days, line)
  if (top && above <= first) [first, firstDay] = [above, dayOf(top.createdAt)]
  if (bottom && end >= last) [last, lastDay] = [end, dayOf(bottom.createdAt)]
  return { first, last, firstDay, lastDay, held }
}

function add(days: Days, line: Line) {
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
