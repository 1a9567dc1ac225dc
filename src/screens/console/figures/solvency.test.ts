import { expect, test } from 'vitest'
import { owedIn } from '#shared/owedIn.ts'
import { type CoinSolvency, measured, missingOf } from './solvency.ts'

const ONE = 10n ** 18n
const coin: CoinSolvency = {
  coin: 'BTCW',
  block: 9,
  asOf: '2026-11-21T00:00:00.000Z',
  onChain: 90n * ONE,
  members: 60n * ONE,
  rewardPool: 30n * ONE,
  activity: 8n * ONE,
  fees: 5n * ONE,
  unclaimed: 2n * ONE,
  coverage: '0.9000',
}

test('decisions §3: fees are not owed, everything else is', () => {
  expect(owedIn(coin)).toBe(100n * ONE)
})

test('what is missing is told only where less is held than is owed', () => {
  expect(missingOf(coin)).toBe(10n * ONE)
  expect(missingOf({ ...coin, onChain: 100n * ONE })).toBe(0n)
  expect(missingOf({ ...coin, onChain: 101n * ONE })).toBe(0n)
})

test('coverage is drawn in percent, and not at all where nothing was owed', () => {
  expect(measured(coin, 'coverage')).toBe(90n * ONE)
  expect(measured({ ...coin, coverage: null }, 'coverage')).toBeNull()
  expect([measured(coin, 'held'), measured(coin, 'owed')]).toEqual([90n * ONE, 100n * ONE])
})
