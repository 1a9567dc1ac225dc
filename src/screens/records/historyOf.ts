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

/** The statement of a time out of what could be had, and from when on it holds everything. Throws `NotKept`. */
export function historyOf(
  { head, saved, runs }: Collected,
  { from, to, coin }: Pick<Wanted, 'from' | 'to' | 'coin'>,
): History {
  const asked = from === null ? null : midnight(from).toISOString()
  const known = latest(runs.map((run, i) => startOf(run, head.accounts[i]?.lines ?? 0)))
  const missesEarlier = known !== null && (asked === null || known > asked)
  const start = missesEarlier ? known : asked
  const end = to === null ? null : midnight(addDays(to, 1)).toISOString()
  const isOver = end !== null && end <= head.asOf
  const accounts = cutLines(runs, { from: start, before: end })
  return {
    statement: { from: start ?? head.since, until: isOver ? end : head.asOf, accounts },
    completeFrom: missesEarlier ? known : null,
    saved,
    current: !isOver && saved === null,
    balances: COINS.filter((it) => coin === 'all' || it === coin).map((it) => {
      const of = accounts.filter((account) => account.coin === it)
      return {
        coin: it,
        opening: of.reduce((sum, { opening }) => sum + opening, 0n),
        closing: of.reduce((sum, { closing }) => sum + closing, 0n),
      }
    }),
  }
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
