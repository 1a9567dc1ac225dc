import { COINS } from '#shared/api/coin.ts'
import { addDays, midnight } from '#shared/days.ts'
import { cutLines } from '#shared/records/cutLines.ts'
import type { Run } from '#shared/records/joinRun.ts'
import type { Statement } from '#shared/records/Statement.ts'
import type { Collected } from './collectRuns.ts'
import { NotKept } from './NotKept.ts'
import type { Made, Wanted } from './Wanted.ts'
import { wholeFrom } from './wholeFrom.ts'

type History = Pick<Made, 'completeFrom' | 'saved' | 'current' | 'balances'> & {
  statement: Statement
}

type Asked = Pick<Wanted, 'from' | 'to' | 'coin'>

/** The statement of a time out of what could be had, and from when on it holds everything. Throws `NotKept`. */
export function historyOf(collected: Collected, asked: Asked): History {
  const { head, saved, runs } = collected
  const { completeFrom, start, end } = timeOf(collected, asked)
  const isOver = end !== null && end <= head.asOf
  const until = isOver ? end : head.asOf
  const from = start ?? head.since
  const accounts = cutLines(runs, { from: start, before: end })
  return {
    // What has not begun opens with what is held now, and is never said to be of a later day.
    statement: { from: from < until ? from : until, until, accounts },
    completeFrom,
    saved,
    current: !isOver && saved === null,
    balances: COINS.filter((it) => asked.coin === 'all' || it === asked.coin).map((it) => {
      const of = accounts.filter((account) => account.coin === it)
      return {
        coin: it,
        opening: of.reduce((sum, { opening }) => sum + opening, 0n),
        closing: of.reduce((sum, { closing }) => sum + closing, 0n),
      }
    }),
  }
}

type Time = { completeFrom: string | null; start: string | null; end: string | null }

/** What was asked for, as far back as everything is known. Throws `NotKept` where that begins after its end: it would open with what came later. */
function timeOf({ head, runs }: Collected, { from, to }: Asked): Time {
  const asked = from === null ? null : midnight(from).toISOString()
  const end = to === null ? null : midnight(addDays(to, 1)).toISOString()
  const known = latest(runs.map((run, i) => startOf(run, head.accounts[i]?.lines ?? 0)))
  const completeFrom = known !== null && (asked === null || known > asked) ? known : null
  if (completeFrom !== null && end !== null && completeFrom >= end) throw new NotKept('the time')
  return { completeFrom, start: completeFrom ?? asked, end }
}

/** From when on an account's lines are all there, null from its first; others of the same moment may be missing. */
function startOf(run: Run, count: number): string | null {
  if (run.last !== count) throw new NotKept('the newest lines')
  const [line] = run.lines
  if (run.first <= 1 || !line) return null
  return wholeFrom(line.createdAt)
}

const latest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce(
    (last, moment) => (last === null || (moment && moment > last) ? moment : last),
    null,
  )
