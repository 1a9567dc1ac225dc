import type { Result } from '#shared/api/index.ts'
import type { AccountPart, StatementLine } from './Statement.ts'

type Account = Result<'asset/statement'>['accounts'][number]

/** What is known of an account without a gap: `first` and `last` are the numbers of the lines at its ends, 0 where there is none. */
export type Run = Pick<AccountPart, 'coin' | 'bucket'> & {
  lines: readonly StatementLine[]
  balance: bigint
  first: number
  last: number
}

/** The books do not add up, or what came is not what they say. */
export class Unreconciled extends Error {
  override name = 'Unreconciled'
}

/**
 * The newest lines that are known without a gap, none beyond what the account had when its balance was told. Each is
 * reckoned again: throws `Unreconciled` where a balance is not the one before and the change.
 */
export function joinRun(account: Account, found: readonly StatementLine[]): Run {
  const { coin, bucket, balance } = account
  const lines = newestOf(found.filter(({ seq }) => seq <= account.lines))
  const [first] = lines
  const last = lines.at(-1)?.seq ?? 0
  const held = reckon(lines, first && first.seq > 1 ? first.balanceAfter - first.amount : 0n)
  if (last === account.lines && held !== balance) throw new Unreconciled(`${bucket} ${coin}`)
  return { coin, bucket, lines, balance: last > 0 ? held : balance, first: first?.seq ?? 0, last }
}

/** In the order of booking, from the first after the last gap. */
function newestOf(found: readonly StatementLine[]): StatementLine[] {
  const known = found.toSorted((a, b) => b.seq - a.seq)
  const gap = known.findIndex(({ seq }, i) => i > 0 && seq !== (known[i - 1]?.seq ?? 0) - 1)
  return (gap < 0 ? known : known.slice(0, gap)).reverse()
}

/** Answers what is held after the last line. */
function reckon(lines: readonly StatementLine[], before: bigint): bigint {
  return lines.reduce((held, { id, amount, balanceAfter }) => {
    if (held + amount !== balanceAfter) throw new Unreconciled(`line ${id}`)
    return balanceAfter
  }, before)
}
