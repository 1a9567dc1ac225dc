import { cutPlaces } from './cutPlaces.ts'
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
  const starts = from === null ? [] : cutPlaces(accounts, from)
  const ends = before === null ? [] : cutPlaces(accounts, before)
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
