import { expect, test } from 'vitest'
import type { Coin } from '#shared/api/coin.ts'
import type { Bucket } from '#shared/api/statement.ts'
import { cutLines } from './cutLines.ts'
import { ownLayout } from './ownLayout.ts'
import type { Statement, StatementLine } from './Statement.ts'
import { taxLayout } from './taxLayout.ts'

const ONE = 10n ** 18n
type Leg = [Coin, Bucket, bigint, StatementLine['type']]

/** A statement of journals, each of a kind with its legs on the member's accounts. */
function statementOf(...journals: [kind: string, ...legs: Leg[]][]): Statement {
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

const deposit: [string, ...Leg[]] = [
  'arrival deposit',
  ['BTCW', 'available', 100n * ONE, 'deposit'],
  ['BTCWT', 'available', 50n * ONE, 'deposit'],
]
const asked: [string, ...Leg[]] = [
  'asset/cash',
  ['BTCWT', 'available', -20n * ONE, 'withdrawal'],
  ['BTCWT', 'withdrawing', 20n * ONE, null],
  ['BTCW', 'available', -ONE, 'fee'],
  ['BTCW', 'withdrawing', ONE, null],
]
const paid: [string, ...Leg[]] = [
  'withdrawal paid',
  ['BTCWT', 'withdrawing', -20n * ONE, null],
  ['BTCW', 'withdrawing', -ONE, null],
]

/** Sent, received, fee and label of every row after those of the deposit. */
const rowsAfter = (statement: Statement, coins?: readonly Coin[]) =>
  [...taxLayout(statement, coins)]
    .slice(1 + (coins?.length ?? 2))
    .map((cells) => [...cells.slice(1, 7), cells[9]])

test('the columns are those of the format, and a time is UTC and says so', () => {
  const [head, row] = [...taxLayout(statementOf(deposit))]
  expect(head?.join(',')).toBe(
    'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
  )
  expect(row).toEqual([
    '2026-11-21 09:30:00 UTC',
    ...['', '', '100', 'BTCW', '', '', '', '', ''],
    'deposit N7; balance 100 BTCW',
    '0xab',
  ])
})

test('what stays with the member is not told: a pledge from the balance, its return, a withdrawal that waits or comes back', () => {
  const statement = statementOf(
    deposit,
    ['product/pledge', ['BTCW', 'available', -ONE, 'pledge'], ['BTCW', 'staked', ONE, null]],
    ['order_end', ['BTCW', 'staked', -ONE, null], ['BTCW', 'available', ONE, 'pledge_return']],
    asked,
    [
      'asset/cashCancel',
      ['BTCWT', 'withdrawing', -20n * ONE, null],
      ['BTCWT', 'available', 20n * ONE, 'withdrawal_return'],
      ['BTCW', 'withdrawing', -ONE, null],
      ['BTCW', 'available', ONE, 'withdrawal_return'],
    ],
    asked,
  )
  expect(rowsAfter(statement)).toEqual([])
})

test('a withdrawal is told when it is paid, with its fee beside it; of the coin of the fee alone it is a cost', () => {
  const statement = statementOf(deposit, asked, paid)
  expect(rowsAfter(statement)).toEqual([['20', 'BTCWT', '', '', '1', 'BTCW', '']])
  expect(rowsAfter(statement, ['BTCW'])).toEqual([['1', 'BTCW', '', '', '', '', 'cost']])
  expect(rowsAfter(statement, ['BTCWT'])).toEqual([['20', 'BTCWT', '', '', '', '', '']])
})

test('a withdrawal of the coin of its fee is told from its fee by the order of booking', () => {
  const statement = statementOf(
    deposit,
    [
      'asset/cash',
      ['BTCW', 'available', -3n * ONE, 'withdrawal'],
      ['BTCW', 'withdrawing', 3n * ONE, null],
    ],
    [
      'withdrawal paid',
      ['BTCW', 'withdrawing', -2n * ONE, null],
      ['BTCW', 'withdrawing', -ONE, null],
    ],
  )
  expect(rowsAfter(statement)).toEqual([['2', 'BTCW', '', '', '1', 'BTCW', '']])
})

test('a fee that was kept of a payment that its receiver undid is a cost', () => {
  const statement = statementOf(deposit, asked, [
    'withdrawal returned',
    ['BTCWT', 'withdrawing', -20n * ONE, null],
    ['BTCWT', 'available', 20n * ONE, 'withdrawal_return'],
    ['BTCW', 'withdrawing', -ONE, null],
  ])
  expect(rowsAfter(statement)).toEqual([['1', 'BTCW', '', '', '', '', 'cost']])
})

test('a transfer has its fee beside it, a reward is one, and what the chain took back was sent', () => {
  const statement = statementOf(
    deposit,
    [
      'asset/transfer',
      ['BTCW', 'available', -5n * ONE, 'transfer_out'],
      ['BTCW', 'available', -1n, 'fee'],
    ],
    [
      'distribution',
      ['BTCW', 'available', 3n, 'staking_reward'],
      ['BTCW', 'available', 4n, 'mining_subsidy'],
    ],
    ['arrival deposit reversed', ['BTCWT', 'available', -50n * ONE, 'deposit']],
  )
  expect(rowsAfter(statement)).toEqual([
    ['5', 'BTCW', '', '', '0.000000000000000001', 'BTCW', ''],
    ['', '', '0.000000000000000003', 'BTCW', '', '', 'reward'],
    ['', '', '0.000000000000000004', 'BTCW', '', '', 'reward'],
    ['50', 'BTCWT', '', '', '', '', ''],
  ])
})

test('why something was granted stands in both layouts', () => {
  const granted = statementOf(['grant', ['BTCW', 'available', ONE, 'activity_reward']])
  for (const { lines } of granted.accounts) for (const line of lines) line.reason = 'a prize'
  const [, , row] = [...ownLayout(granted)]
  expect(row?.at(-1)).toBe('a prize')
  expect([...taxLayout(granted)][1]?.[10]).toBe('activity_reward N7 a prize; balance 1 BTCW')
})

test('our own layout tells every leg with the balance of its account and of its coin', () => {
  const rows = [...ownLayout(statementOf(deposit, asked))].map((cells) =>
    cells.slice(1, 7).join(' '),
  )
  expect(rows.slice(1)).toEqual([
    'BTCW available opening_balance  0 0',
    'BTCWT available opening_balance  0 0',
    'BTCWT withdrawing opening_balance  0 0',
    'BTCW withdrawing opening_balance  0 0',
    'BTCW available deposit 100 100 100',
    'BTCWT available deposit 50 50 50',
    'BTCWT available withdrawal -20 30 30',
    'BTCWT withdrawing withdrawal 20 20 50',
    'BTCW available fee -1 99 99',
    'BTCW withdrawing withdrawal 1 1 100',
    'BTCW available closing_balance  99 100',
    'BTCWT available closing_balance  30 50',
    'BTCWT withdrawing closing_balance  20 50',
    'BTCW withdrawing closing_balance  1 100',
  ])
})

test('a row is told by the line that says most, with the balance after it, which goes on from the opening one', () => {
  const transfer: [string, ...Leg[]] = [
    'asset/transfer',
    ['BTCW', 'available', -1n * ONE, 'fee'],
    ['BTCW', 'available', -5n * ONE, 'transfer_out'],
  ]
  const statement = statementOf(deposit, transfer)
  const told = (it: Statement) => [...taxLayout(it)].slice(1).map((cells) => cells[10])
  expect(told(statement)).toEqual([
    'deposit N7; balance 100 BTCW',
    'deposit N7; balance 50 BTCWT',
    'transfer_out N7; balance 94 BTCW',
  ])

  // The same after both accounts of the coin held something before.
  const had = 60n * ONE
  const accounts = statementOf(transfer).accounts.map(({ lines, closing, ...account }) => ({
    ...account,
    opening: had,
    lines: lines.map((line) => ({ ...line, balanceAfter: had + line.balanceAfter })),
    closing: had + closing,
  }))
  const staked = { bucket: 'staked', opening: 40n * ONE, lines: [], closing: 40n * ONE } as const
  const later = { ...statement, accounts: [...accounts, { ...staked, coin: 'BTCW' as const }] }
  expect(told(later)).toEqual(['transfer_out N7; balance 94 BTCW'])
  expect([...ownLayout(later)].slice(1).map((cells) => cells.slice(1, 7).join(' '))).toEqual([
    'BTCW available opening_balance  60 100',
    'BTCW staked opening_balance  40 100',
    'BTCW available fee -1 59 99',
    'BTCW available transfer_out -5 54 94',
    'BTCW available closing_balance  54 94',
    'BTCW staked closing_balance  40 94',
  ])
})
