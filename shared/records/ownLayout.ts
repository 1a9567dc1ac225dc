import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { mergeLines } from './mergeLines.ts'
import type { AccountPart, Statement } from './Statement.ts'
import { typeOf } from './typeOf.ts'
import { utcText } from './utcText.ts'

/** Heads are ids: the same in both languages, so that a program can go by them. */
const HEAD = [
  'time_utc',
  'coin',
  'account',
  'type',
  'amount',
  'account_balance',
  'coin_balance',
  'reference',
  'counterparty',
  'transaction',
  'line',
  'journal',
  'reason',
] as const

/**
 * Every line of the books with the balance of its account and of all accounts of its coin after it, between the opening
 * and the closing balance of each account.
 */
export function* ownLayout(statement: Statement): Generator<readonly string[]> {
  const { from, until, accounts } = statement
  yield HEAD
  const total = new Map<Coin, bigint>()
  for (const { coin, opening } of accounts) total.set(coin, (total.get(coin) ?? 0n) + opening)
  const sumOf = (coin: Coin) => total.get(coin) ?? 0n
  for (const it of accounts)
    yield balanceRow(it, {
      type: 'opening_balance',
      at: from,
      held: it.opening,
      sum: sumOf(it.coin),
    })
  for (const line of mergeLines(accounts)) {
    const { coin, amount } = line
    total.set(coin, sumOf(coin) + amount)
    yield [
      utcText(line.createdAt),
      coin,
      line.bucket,
      typeOf(line),
      formatAmount(amount),
      formatAmount(line.balanceAfter),
      formatAmount(sumOf(coin)),
      line.refNo,
      line.counterparty ?? '',
      line.hash ?? '',
      line.id,
      line.journal,
      line.reason ?? '',
    ]
  }
  for (const it of accounts)
    yield balanceRow(it, {
      type: 'closing_balance',
      at: until,
      held: it.closing,
      sum: sumOf(it.coin),
    })
}

type Held = { type: string; at: string; held: bigint; sum: bigint }

const balanceRow = ({ coin, bucket }: AccountPart, { type, at, held, sum }: Held) => [
  utcText(at),
  coin,
  bucket,
  type,
  '',
  formatAmount(held),
  formatAmount(sum),
  ...['', '', '', '', '', ''],
]
