import { expect, test } from 'vitest'
import { joinRun, Unreconciled } from './joinRun.ts'
import type { StatementLine } from './Statement.ts'

const line = (seq: number, amount: bigint, balanceAfter: bigint): StatementLine => ({
  seq,
  id: String(seq),
  journal: String(seq),
  kind: 'test',
  type: null,
  amount,
  balanceAfter,
  refNo: '',
  counterparty: null,
  hash: null,
  createdAt: '2026-11-21T09:30:00.000Z',
})
const account = (lines: number, balance: bigint) =>
  ({ coin: 'BTCW', bucket: 'available', lines, balance }) as const

const three = [line(1, 5n, 5n), line(2, -2n, 3n), line(3, 4n, 7n)]

test('all lines of an account, in whichever order they came, add up to its balance', () => {
  const run = joinRun(account(3, 7n), three.toReversed())
  expect(run).toMatchObject({ balance: 7n, first: 1, last: 3 })
  expect(run.lines.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('what was booked since the balance was told is left out', () => {
  expect(joinRun(account(2, 3n), three)).toMatchObject({ balance: 3n, first: 1, last: 2 })
})

test('of lines with a gap the newest count, from the balance that they begin with', () => {
  const run = joinRun(account(3, 7n), [line(1, 9n, 9n), ...three.slice(2)])
  expect(run).toMatchObject({ balance: 7n, first: 3, last: 3 })
})

test('where no line is known the balance is the one that was told', () => {
  const nothing = { lines: [], first: 0, last: 0 }
  expect(joinRun(account(3, 7n), [])).toMatchObject({ ...nothing, balance: 7n })
})

test.each([
  ['a first line does not begin with nothing', [line(1, 5n, 6n), ...three.slice(1)], 7n],
  ['a balance is not the one before and the change', [line(1, 5n, 5n), line(2, -2n, 4n)], 4n],
  ['the last balance is not the one that was told', three, 8n],
])('nothing is made where %s', (_, lines, balance) => {
  expect(() => joinRun(account(lines.length, balance), lines)).toThrow(Unreconciled)
})
