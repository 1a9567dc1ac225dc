import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { AGREED, agreedTo, type CoinRules, endOf, rateOf, rewardOf, withTerms } from './terms.ts'

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

const plan = { id: 'd30', termDays: 30, weight: ONE, minAmount: 0n }
const rules = (tPerCoin: bigint) => ({ symbol: 'BTCW', tPerCoin }) as CoinRules
const wanted = { coin: 'BTCW', amount: 3n * ONE, planId: 'd30' } as const

test('a pledge is sent with its days, its weight and its T, and nothing of them is left out', () => {
  const asked = agreedTo(wanted, plan, rules(10n * ONE))
  expect(asked).toEqual({ ...wanted, termDays: 30, weight: ONE, stakedT: 30n * ONE })
  expect(Object.keys(asked)).toEqual([...Object.keys(wanted), ...AGREED])
})

test('what is asked about anew has the terms of now; of a plan that is gone it stays as it was', () => {
  const asked = agreedTo(wanted, plan, rules(10n * ONE))
  const terms = (plans: (typeof plan)[]) =>
    ({ parameters: { plans }, coinSet: [rules(20n * ONE)] }) as unknown as Parameters<
      typeof withTerms
    >[0]
  const heavier = { ...plan, termDays: 45, weight: 2n * ONE }
  const anew = { ...wanted, termDays: 45, weight: 2n * ONE, stakedT: 60n * ONE }
  expect(withTerms(terms([heavier]), asked)).toEqual(anew)
  expect(withTerms(terms([]), asked)).toEqual(asked)
})
