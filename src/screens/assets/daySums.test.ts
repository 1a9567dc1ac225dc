import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { daySums } from './daySums.ts'
import type { Line } from './flow-words.ts'

const whole = (lines: Line[], hasMore: boolean) => ({
  of: 'all',
  lines,
  hasMore,
  above: 0,
  below: 0,
})
const sumsOf = (lines: Line[], hasMore: boolean) => daySums()(whole(lines, hasMore))

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
  expect(sumsOf(lines, true)('2026-11-21')).toEqual([{ coin: 'BTCW', sum: 2n }])
  expect(sumsOf(lines, true)('2026-11-20')).toBeUndefined()
  expect(sumsOf(lines, false)('2026-11-20')).toEqual([{ coin: 'BTCW', sum: 3n }])
  expect(sumsOf([], false)('2026-11-21')).toBeUndefined()
})

test('coins are never added to each other, and what goes out is taken off', () => {
  const at = '2026-11-21T10:00:00Z'
  const lines = [
    line(at, 5n),
    line(at, 7n, { coin: 'BTCWT' }),
    line(at, 9n, { direction: 'out', type: 'pledge' }),
  ]
  expect(sumsOf(lines, false)('2026-11-21')).toEqual([
    { coin: 'BTCW', sum: -4n },
    { coin: 'BTCWT', sum: 7n },
  ])
})

const DAYS = ['2026-11-21', '2026-11-20', '2026-11-19']

const linesOfDays = () =>
  DAYS.flatMap((day) => [1n, 2n].map((sum) => line(`${day}T10:00:00Z`, sum)))

test('a list that grows has the sums of one that was loaded whole, and so has one that changed', () => {
  const lines = linesOfDays()
  const sums = daySums()
  const expectSame = (some: Line[], hasMore: boolean) => {
    const grown = sums(whole(some, hasMore))
    expect(DAYS.map(grown)).toEqual(DAYS.map(sumsOf(some, hasMore)))
  }
  for (const length of [2, 3, 6]) expectSame(lines.slice(0, length), length < 6)
  expectSame([line('2026-11-21T11:00:00Z', 9n), ...lines], false)
  expectSame(lines.slice(0, 2), false)
})

test('what was summed up stays known when its lines are let go, and a day that was come upon in its middle is not', () => {
  const lines = linesOfDays()
  const of = (first: number, last: number) => ({
    of: 'all',
    lines: lines.slice(first, last),
    above: first,
    below: 0,
    hasMore: last < 6,
  })
  const expected = DAYS.map(sumsOf(lines, false))
  const down = daySums()
  for (const first of [0, 1, 2, 3]) down(of(first, first + 2))
  expect(DAYS.map(down(of(4, 6)))).toEqual(expected)
  const up = daySums()
  expect(DAYS.map(up(of(3, 6)))).toEqual([undefined, undefined, expected[2]])
  expect(DAYS.map(up(of(1, 6)))).toEqual([undefined, ...expected.slice(1)])
  expect(DAYS.map(up(of(0, 6)))).toEqual(expected)
})

test('the lines of another list are summed up anew, also where none of them is in the place of one that is held', () => {
  const sums = daySums()
  const day = line('2026-11-21T10:00:00Z', 9n)
  sums({ ...whole([day, line('2026-11-20T10:00:00Z', 1n)], true), of: 'far down' })
  sums({ of: 'far down', lines: [day], above: 2, below: 0, hasMore: true })
  const [first, ...rest] = linesOfDays()
  const other = { of: 'other', lines: [first as Line], above: 0, below: rest.length, hasMore: true }
  sums(other)
  const grown = sums({ ...other, lines: [first as Line, ...rest], below: 0 })
  expect(grown('2026-11-21')).toEqual([{ coin: 'BTCW', sum: 3n }])
})

test('a page that comes costs as much as the one before', () => {
  let looks = 0
  const lines = Array.from({ length: 2_000 }, (_, at) => {
    const createdAt = `${addDays('2026-11-20', -Math.floor(at / 100))}T10:00:00Z`
    const get = () => {
      looks += 1
      return createdAt
    }
    return Object.defineProperty(line(createdAt, 1n), 'createdAt', { get })
  })
  const sums = daySums()
  for (let end = 20; end <= 2_000; end += 20) {
    looks = 0
    const above = Math.max(0, end - 240)
    sums({ of: 'all', lines: lines.slice(above, end), above, below: 0, hasMore: true })(
      '2026-11-20',
    )
    expect(looks).toBeLessThanOrEqual(22)
  }
})
