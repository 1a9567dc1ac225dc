import { expect, test } from 'vitest'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'

const sumsOf = (lines: Line[], hasMore: boolean) => daySums()(lines, hasMore)

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
  expect([...sumsOf(lines, true).keys()]).toEqual(['2026-11-21'])
  expect([...sumsOf(lines, false).keys()]).toEqual(['2026-11-21', '2026-11-20'])
  expect(sumsOf([], false).size).toBe(0)
})

test('coins are never added to each other, and what goes out is taken off', () => {
  const at = '2026-11-21T10:00:00Z'
  const lines = [
    line(at, 5n),
    line(at, 7n, { coin: 'BTCWT' }),
    line(at, 9n, { direction: 'out', type: 'pledge' }),
  ]
  expect(sumsOf(lines, false).get('2026-11-21')).toEqual([
    { coin: 'BTCW', sum: -4n },
    { coin: 'BTCWT', sum: 7n },
  ])
})

test('a list that grows has the sums of one that was loaded whole, and so has one that changed', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-19']
  const lines = days.flatMap((day) => [1n, 2n].map((sum) => line(`${day}T10:00:00Z`, sum)))
  const sums = daySums()
  for (const length of [2, 3, 6])
    expect(sums(lines.slice(0, length), length < 6)).toEqual(
      sumsOf(lines.slice(0, length), length < 6),
    )
  const newer = [line('2026-11-21T11:00:00Z', 9n), ...lines]
  expect(sums(newer, false)).toEqual(sumsOf(newer, false))
  expect(sums(lines.slice(0, 2), false)).toEqual(sumsOf(lines.slice(0, 2), false))
})
