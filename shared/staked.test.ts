import { expect, test } from 'vitest'
import { formatAmount, ONE } from './money.ts'
import { fromT, leastPledge, mostPledge, toT } from './staked.ts'

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

test('the largest pledge is the last amount whose T an amount can say', () => {
  const said = (amount: bigint, tPerCoin: bigint) => formatAmount(toT(amount, { tPerCoin }))
  for (const tPerCoin of [ONE / 3n, ONE, 3n * ONE, 10n * ONE]) {
    const most = mostPledge({ tPerCoin })
    expect(said(most, tPerCoin)).toMatch(/^\d{1,27}(\.\d+)?$/)
    expect(said(most + 1n, tPerCoin)).toMatch(/^\d{28}/)
  }
})
