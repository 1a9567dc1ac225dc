import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { ownLayout } from './ownLayout.ts'
import type { Statement } from './Statement.ts'
import { taxLayout } from './taxLayout.ts'
import { asked, deposit, type Leg, statementOf } from './testing/statementOf.ts'

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
