import { expect, test } from 'vitest'
import { ONE } from './money.ts'
import { fromT, leastPledge, toT } from './staked.ts'

test('a coin that counts nothing gives no T', () => {
  expect(toT(ONE, { tPerCoin: null })).toBe(0n)
})

test('T are rounded down', () => {
  expect(toT(1n, { tPerCoin: ONE / 2n })).toBe(0n)
})

test('the smallest amount is rounded up, so that it always reaches its T', () => {
  const rules = { tPerCoin: 3n * ONE }
  expect(toT(fromT(10n * ONE, rules), rules)).toBeGreaterThanOrEqual(10n * ONE)
})

test('the smallest pledge is the first amount that reaches what the term asks for', () => {
  for (const tPerCoin of [1n, ONE / 3n, ONE, 3n * ONE, 10n * ONE]) {
    for (const minAmount of [0n, 1n, 7n, 10n * ONE]) {
      const least = leastPledge({ minAmount }, { tPerCoin })
      const asked = minAmount || 1n
      expect(toT(least, { tPerCoin })).toBeGreaterThanOrEqual(asked)
      expect(toT(least - 1n, { tPerCoin })).toBeLessThan(asked)
    }
  }
})
