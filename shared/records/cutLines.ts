import type { AccountPart, StatementLine } from './Statement.ts'

type Cut = {
  /** The first moment that is in it; null from the first line on. */
  from: string | null
  /** The first moment that is no longer in it; null up to the last line. */
  before: string | null
}

type Whole = Pick<AccountPart, 'coin' | 'bucket'> & {
  /** Without a gap up to the last line that there is. */
  lines: readonly StatementLine[]
  /** What the account holds after the last line. */
  balance: bigint
}

/**
 * The lines of a time, in the order of booking, with the balances before and after, of all accounts of a member. Two times
 * that meet share a cut, even where a line was booked a moment after one with a later time: the closing balance of one is
 * the opening one of the next, and what moved from one account to another is on one side of it.
 */
export function cutLines(accounts: readonly Whole[], { from, before }: Cut): AccountPart[] {
  const starts = from === null ? [] : placesOf(accounts, from)
  const ends = before === null ? [] : placesOf(accounts, before)
  return accounts.map((account, i) => {
    const start = starts[i] ?? 0
    return partOf(account, start, Math.max(start, ends[i] ?? account.lines.length))
  })
}

function partOf({ coin, bucket, lines, balance }: Whole, start: number, end: number): AccountPart {
  const holds = (place: number) => {
    const next = lines[place]
    return next ? next.balanceAfter - next.amount : balance
  }
  return {
    coin,
    bucket,
    opening: holds(start),
    lines: lines.slice(start, end),
    closing: holds(end),
  }
}

/**
 * Where each account is cut at a moment: at its first line that is not before it. What was booked after that line though it
 * is of an earlier moment is behind the cut, and so are the other legs of its journal, with all that follows them.
 */
function placesOf(accounts: readonly Whole[], moment: string): number[] {
  const at = Date.parse(moment)
  const isLater = ({ createdAt }: StatementLine) => Date.parse(createdAt) >= at
  const late = new Set<string>()
  const isBehind = (line: StatementLine) => late.has(line.journal) || isLater(line)
  for (;;) {
    const known = late.size
    const places = accounts.map(({ lines }) => placeOf(lines, isBehind))
    const behind = accounts.flatMap(({ lines }, i) => lines.slice(places[i]))
    for (const { journal } of behind.filter((line) => !isLater(line))) late.add(journal)
    if (late.size === known) return places
  }
}

function placeOf(lines: readonly StatementLine[], isBehind: (line: StatementLine) => boolean) {
  const place = lines.findIndex(isBehind)
  return place < 0 ? lines.length : place
}
