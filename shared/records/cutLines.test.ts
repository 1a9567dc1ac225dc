import { expect, test } from 'vitest'
import type { Bucket } from '#shared/api/statement.ts'
import { ONE } from '#shared/money.ts'
import { cutLines } from './cutLines.ts'
import type { StatementLine } from './Statement.ts'
import { taxLayout } from './taxLayout.ts'

const CUT = '2026-01-01T00:00:00.000Z'
const NOON = { early: '2025-12-31T12:00:00.000Z', late: '2026-01-01T12:00:00.000Z' }
const EVE = '2025-12-31T23:59:59.990Z'

type Booked = [journal: string, kind: string, createdAt: string, amount: bigint]

/** An account of BTCW; ids are as the journals were booked. */
function account(bucket: Bucket, booked: readonly Booked[]) {
  let balance = 0n
  const lines = booked.map(([journal, kind, createdAt, coins], i): StatementLine => {
    const amount = coins * ONE
    balance += amount
    const ids = { seq: i + 1, id: `${journal}${i}`, journal, kind, createdAt }
    const about = { type: null, refNo: '', counterparty: null, hash: null }
    return { ...ids, ...about, amount, balanceAfter: balance }
  })
  return { coin: 'BTCW' as const, bucket, lines, balance }
}

// The pledge was asked for just before midnight and waited for the reward, which was booked just after.
const accounts = [
  account('available', [
    ['1', 'arrival deposit', NOON.early, 100n],
    ['2', 'distribution', CUT, 5n],
    ['3', 'product/pledge', EVE, -40n],
    ['4', 'arrival deposit', NOON.late, 7n],
  ]),
  account('staked', [['3', 'product/pledge', EVE, 40n]]),
]

test('a move between two accounts is on one side of a cut, also where it waited over it', () => {
  const before = cutLines(accounts, { from: null, before: CUT })
  const after = cutLines(accounts, { from: CUT, before: null })
  expect(before.map(({ closing }) => closing)).toEqual([100n * ONE, 0n])
  expect(after.map(({ opening }) => opening)).toEqual([100n * ONE, 0n])
  expect(after.map(({ lines }) => lines.length)).toEqual([3, 1])
})

test('so neither of two years tells a tax program of coins that went or came with it', () => {
  const told = (parts: ReturnType<typeof cutLines>) =>
    [...taxLayout({ from: CUT, until: CUT, accounts: parts })]
      .slice(1)
      .map(([, sent, , received]) => [sent, received])
  expect(told(cutLines(accounts, { from: null, before: CUT }))).toEqual([['', '100']])
  expect(told(cutLines(accounts, { from: CUT, before: null }))).toEqual([
    ['', '5'],
    ['', '7'],
  ])
})
