import type { AccountPart, PlacedLine, StatementLine } from './Statement.ts'

type Head = { account: AccountPart; next: number }

/** The lines of several accounts as they were booked; those of one account never change places. */
export function mergeLines(accounts: readonly AccountPart[]): PlacedLine[] {
  const heads = accounts.map((account): Head => ({ account, next: 0 }))
  const merged: PlacedLine[] = []
  for (;;) {
    const head = heads.reduce(earlier, undefined)
    const line = head && lineAt(head)
    if (!head || !line) return merged
    merged.push({ ...line, coin: head.account.coin, bucket: head.account.bucket })
    head.next += 1
  }
}

const lineAt = ({ account, next }: Head): StatementLine | undefined => account.lines[next]

function earlier(first: Head | undefined, head: Head): Head | undefined {
  const line = lineAt(head)
  if (!line) return first
  const other = first && lineAt(first)
  return other && !isBefore(line.id, other.id) ? first : head
}

/** Ids are whole numbers in text. */
const isBefore = (id: string, other: string) =>
  id.length === other.length ? id < other : id.length < other.length
