import type { Coin } from '#shared/api/coin.ts'
import type { Bucket } from '#shared/api/statement.ts'
import { ONE } from '#shared/money.ts'
import { cutLines } from '#shared/records/cutLines.ts'
import type { Statement, StatementLine } from '#shared/records/Statement.ts'

/** What a journal books on one account of the member. */
export type Leg = [Coin, Bucket, bigint, StatementLine['type']]

/** A statement of journals, each of a kind with its legs on the member's accounts. */
export function statementOf(...journals: [kind: string, ...legs: Leg[]][]): Statement {
  const accounts = new Map<string, { coin: Coin; bucket: Bucket; lines: StatementLine[] }>()
  let id = 0
  for (const [journal, [kind, ...legs]] of journals.entries()) {
    for (const [coin, bucket, amount, type] of legs) {
      id += 1
      const key = `${coin} ${bucket}`
      const account = accounts.get(key) ?? { coin, bucket, lines: [] }
      accounts.set(key, account)
      account.lines.push({
        seq: account.lines.length + 1,
        id: String(id),
        journal: String(journal),
        kind,
        type,
        amount,
        balanceAfter: (account.lines.at(-1)?.balanceAfter ?? 0n) + amount,
        refNo: 'N7',
        counterparty: null,
        hash: '0xab',
        createdAt: '2026-11-21T09:30:00.000Z',
      })
    }
  }
  return {
    from: '2026-01-01T00:00:00.000Z',
    until: '2026-11-21T12:00:00.000Z',
    accounts: cutLines(
      [...accounts.values()].map((account) => ({
        ...account,
        balance: account.lines.at(-1)?.balanceAfter ?? 0n,
      })),
      { from: null, before: null },
    ),
  }
}

/** A journal of 100 BTCW and 50 BTCWT that arrive. */
export const deposit: [string, ...Leg[]] = [
  'arrival deposit',
  ['BTCW', 'available', 100n * ONE, 'deposit'],
  ['BTCWT', 'available', 50n * ONE, 'deposit'],
]
/** A journal that asks for a withdrawal of 20 BTCWT with its fee of 1 BTCW. */
export const asked: [string, ...Leg[]] = [
  'asset/cash',
  ['BTCWT', 'available', -20n * ONE, 'withdrawal'],
  ['BTCWT', 'withdrawing', 20n * ONE, null],
  ['BTCW', 'available', -ONE, 'fee'],
  ['BTCW', 'withdrawing', ONE, null],
]
