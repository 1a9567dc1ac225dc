import { expect, test } from 'vitest'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'

let made = 0

const line = (createdAt: string, amount: bigint, change: Partial<Line> = {}): Line => {
  made += 1
  return {
    id: String(made),
    type: 'staking_reward',
    coin: 'BTCW',
    amount,
    direction: 'in',
    balanceAfter: 0n,
    refType: '',
    refNo: '',
    counterparty: null,
    source: null,
    hash: null,
    createdAt,
    ...change,
  }
}

test('a day that may have more lines has no sum yet', () => {
  const lines = [line('2026-11-21T00:00:00Z', 2n), line('2026-11-20T23:59:59Z', 3n)]
  expect([...daySums(lines, true).keys()]).toEqual(['2026-11-21'])
  expect([...daySums(lines, false).keys()]).toEqual(['2026-11-21', '2026-11-20'])
  expect(daySums([], false).size).toBe(0)
})

test('coins are never added to each other, and what goes out is taken off', () => {
  const at = '2026-11-21T10:00:00Z'
  const lines = [
    line(at, 5n),
    line(at, 7n, { coin: 'BTCWT' }),
    line(at, 9n, { direction: 'out', type: 'pledge' }),
  ]
  expect(daySums(lines, false).get('2026-11-21')).toEqual([
    { coin: 'BTCW', sum: -4n },
    { coin: 'BTCWT', sum: 7n },
  ])
})
