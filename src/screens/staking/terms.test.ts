import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { endOf, rateOf, rewardOf } from './terms.ts'

test('an order ends at the midnight after as many midnights as its term has days', () => {
  expect(endOf(new Date('2026-11-21T23:59:59Z'), 30)).toBe('2026-12-21')
})

test('a reward is rounded down', () => {
  expect(rewardOf(ONE / 3n, 2n, ONE)).toBe(0n)
})

test('a reward is what one’s own T leave of the rate: as many as all others get half of what was paid', () => {
  // 80 BTCW for 100 T.
  const [perT, all] = [(8n * ONE) / 10n, 80n * ONE]
  expect(rewardOf(100n * ONE, perT, all)).toBe(40n * ONE)
  expect(rewardOf(300n * ONE, perT, all)).toBe(60n * ONE)
  expect(rewardOf(10n ** 12n * ONE, perT, all)).toBeLessThan(all)
  // So little leaves the rate as it was.
  expect(rewardOf(1_000n, perT, all)).toBe(799n)
  expect(rewardOf(ONE, 0n, 0n)).toBe(0n)
})

test('a term is reckoned at the weight that it is offered with, whatever its orders were paid at, and also without any', () => {
  const paid = { yesterdayPerWeight: ONE / 2n }
  expect(rateOf(paid, { weight: 3n * ONE })).toBe((3n * ONE) / 2n)
  expect(rateOf({ yesterdayPerWeight: 0n }, { weight: ONE })).toBe(0n)
  // An answer that was kept of before.
  expect(rateOf({}, { weight: ONE })).toBeUndefined()
})
