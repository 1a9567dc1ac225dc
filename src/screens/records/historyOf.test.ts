import { expect, test } from 'vitest'
import { joinRun } from '#shared/records/joinRun.ts'
import type { StatementLine } from '#shared/records/Statement.ts'
import { historyOf } from './historyOf.ts'
import { NotKept } from './NotKept.ts'

const since = '2026-01-01T00:00:00.000Z'
const asOf = '2026-11-21T12:00:00.000Z'
const ALL = { from: null, to: null, coin: 'all' } as const

/** A deposit of 1 on the first of each month. */
const lines = Array.from(
  { length: 10 },
  (_, i): StatementLine => ({
    seq: i + 1,
    id: String(i + 1),
    journal: String(i + 1),
    kind: 'arrival deposit',
    type: 'deposit',
    amount: 1n,
    balanceAfter: BigInt(i + 1),
    refNo: '',
    counterparty: null,
    hash: null,
    createdAt: new Date(Date.UTC(2026, i + 1, 1)).toISOString(),
  }),
)
const account = { coin: 'BTCW', bucket: 'available', lines: 10, balance: 10n } as const

const collected = (found: StatementLine[], saved: Date | null = null) => ({
  head: { since, asOf, accounts: [account] },
  saved,
  runs: [joinRun(account, found)],
})

test('where the newest line is not on this device there is nothing to close with', () => {
  expect(() => historyOf(collected(lines.slice(0, 9), new Date(asOf)), ALL)).toThrow(NotKept)
  expect(() => historyOf(collected([], new Date(asOf)), ALL)).toThrow(NotKept)
})

test('where older lines are not on this device it says from when on it is complete, and opens with what was held', () => {
  const { completeFrom, statement, balances, current } = historyOf(
    collected(lines.slice(4), new Date(asOf)),
    ALL,
  )
  // Others of the very moment of the first line that is kept may be missing.
  expect(completeFrom).toBe('2026-06-01T00:00:00.001Z')
  expect(statement.from).toBe(completeFrom)
  expect(statement.accounts[0]?.lines).toHaveLength(5)
  expect(balances[0]).toEqual({ coin: 'BTCW', opening: 5n, closing: 10n })
  expect(current).toBe(false)
})

test('older lines that were not asked for are not missed', () => {
  const asked = { ...ALL, from: '2026-08-01' }
  const { completeFrom, balances } = historyOf(collected(lines.slice(4)), asked)
  expect(completeFrom).toBeNull()
  expect(balances[0]).toEqual({ coin: 'BTCW', opening: 6n, closing: 10n })
})

test('a year that is over closes with its end, one that goes on with what is held now', () => {
  const over = historyOf(collected(lines), { ...ALL, from: '2026-03-01', to: '2026-05-01' })
  expect(over.statement.until).toBe('2026-05-02T00:00:00.000Z')
  expect(over.balances[0]).toEqual({ coin: 'BTCW', opening: 1n, closing: 4n })
  expect(over.current).toBe(false)
  const now = historyOf(collected(lines), { ...ALL, from: '2026-01-01', to: '2026-12-31' })
  expect(now.statement.until).toBe(asOf)
  expect(now.balances[0]).toEqual({ coin: 'BTCW', opening: 0n, closing: 10n })
  expect(now.current).toBe(true)
})

test('of a time that is over before what is on this device begins there is nothing to open or close with', () => {
  const kept = collected(lines.slice(4), new Date(asOf))
  const asked = { ...ALL, from: '2026-03-01', to: '2026-04-30' }
  expect(() => historyOf(kept, asked)).toThrow(NotKept)
  expect(() => historyOf(kept, { ...ALL, to: '2026-05-31' })).toThrow(NotKept)
  expect(historyOf(kept, { ...asked, to: '2026-06-01' }).balances[0]?.closing).toBe(5n)
})

test('a time that has not begun is told as what is held now, of now', () => {
  const { statement, balances } = historyOf(collected(lines), { ...ALL, from: '2027-01-01' })
  expect([statement.from, statement.until]).toEqual([asOf, asOf])
  expect(balances[0]).toEqual({ coin: 'BTCW', opening: 10n, closing: 10n })
})
