import { expect, test } from 'vitest'
import { endOf, fromT, rewardOf, toT } from './terms.ts'

const ONE = 10n ** 18n

test('an order ends at the midnight after as many midnights as its term has days', () => {
  expect(endOf(new Date('2026-11-21T23:59:59Z'), 30)).toBe('2026-12-21')
})

test('the smallest amount is rounded up, so that it always reaches its T', () => {
  const rules = { tPerCoin: 3n * ONE }
  expect(toT(fromT(10n * ONE, rules), rules)).toBeGreaterThanOrEqual(10n * ONE)
})

test('a reward is rounded down', () => {
  expect(rewardOf(ONE / 3n, 2n)).toBe(0n)
})
