import { expect, test } from 'vitest'
import { type DayLine, dayParts, type PaidDay, paidIn, reckoned } from './day-parts.ts'

const day: PaidDay = {
  day: '2026-11-21',
  revenue: 1_000_000_000_000_000_007n,
  totalWeight: '3.75',
  shares: { staking: 8_000n, community: 1_200n, subsidy: 500n },
  stakedT: 3n * 10n ** 18n,
  orders: 2,
  paidStaking: 800_000_000_000_000_004n,
  paidCommunity: 24_000_000_000_000_000n,
  paidSubsidy: 0n,
  carriedOver: 176_000_000_000_000_003n,
  startedAt: '2026-11-21T00:00:15.000Z',
  finishedAt: '2026-11-21T00:00:16.000Z',
}

const line: DayLine = {
  id: '1',
  journal: '1',
  type: 'staking_reward',
  orderNo: '26112000001',
  stakedT: 10n ** 18n,
  weight: '1.25',
  member: { id: '7', nickname: 'Lin' },
  source: null,
  ratio: null,
  amount: 0n,
  at: '2026-11-21T00:00:16.000Z',
}

test('decisions §4: the parts of a day add up to R, and what was not paid to what is carried over', () => {
  const { parts, rest, carried } = dayParts(day)
  expect(parts.reduce((sum, { part }) => sum + part, rest)).toBe(day.revenue)
  expect(carried).toBe(day.carriedOver)
  expect(paidIn(day) + carried).toBe(day.revenue)
})

test('decisions §4: a line is R × share × its part of W × its ratio, rounded down', () => {
  expect(reckoned(day, line)).toBe(266_666_666_666_666_668n)
  const above = { ...line, type: 'community_reward', ratio: 2_000n }
  expect(reckoned(day, above)).toBe(8_000_000_000_000_000n)
})

test('nothing is reckoned of a day without weight, and of a line of another kind', () => {
  expect(reckoned({ ...day, totalWeight: '0' }, line)).toBeNull()
  expect(reckoned(day, { ...line, type: 'deposit' })).toBeNull()
})
