import { expect, test } from 'vitest'
import { ONE } from './money.ts'
import { fromT, toT } from './staked.ts'

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
