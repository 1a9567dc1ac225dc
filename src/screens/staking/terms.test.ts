import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { endOf, rewardOf } from './terms.ts'

test('an order ends at the midnight after as many midnights as its term has days', () => {
  expect(endOf(new Date('2026-11-21T23:59:59Z'), 30)).toBe('2026-12-21')
})

test('a reward is rounded down', () => {
  expect(rewardOf(ONE / 3n, 2n)).toBe(0n)
})
