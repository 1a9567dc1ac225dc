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
 * The lines of a time, in the order of booking, with the balance before and after. Two times that meet share a cut, even
 * where a line was booked a moment after one with a later time: the closing balance of one is the opening one of the next.
 */
export function cutLines(
  { coin, bucket, lines, balance }: Whole,
  { from, before }: Cut,
): AccountPart {
  const start = placeOf(lines, from, 0)
  const end = Math.max(start, placeOf(lines, before, lines.length))
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

/** Where the first line stands that is not before a moment. */
function placeOf(lines: readonly StatementLine[], moment: string | null, open: number): number {
  if (moment === null) return open
  const at = Date.parse(moment)
  const place = lines.findIndex(({ createdAt }) => Date.parse(createdAt) >= at)
  return place < 0 ? lines.length : place
}
