import { expect, test } from 'vitest'
import type { Coin } from '#shared/api/coin.ts'
import { ONE } from '#shared/money.ts'
import type { Statement } from './Statement.ts'
import { taxLayout } from './taxLayout.ts'
import { asked, deposit, type Leg, statementOf } from './testing/statementOf.ts'

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
