import { expect, test } from 'vitest'
import { leaving } from './leaving.ts'
import { ONE } from './money.ts'
import type { WithdrawalRules } from './mostToWithdraw.ts'

const withdraw = { enabled: true, min: ONE, max: null, fee: ONE / 2n }
const rules = (change: Partial<WithdrawalRules['withdraw']> = {}): WithdrawalRules[] => [
  { symbol: 'BTCW', withdraw: { ...withdraw, ...change } },
  { symbol: 'BTCWT', withdraw: { ...withdraw, ...change } },
]

test('nothing leaves where withdrawals are not enabled, and all of it stays', () => {
  const has = { BTCW: 10n * ONE, BTCWT: 10n * ONE }
  const now = leaving(rules({ enabled: false }), has)
  expect(now.BTCW).toEqual({ out: 0n, fee: 0n, stays: 10n * ONE, keptBy: 'coin' })
  expect(now.BTCWT).toEqual({ out: 0n, fee: 0n, stays: 10n * ONE, keptBy: 'coin' })
})

test('both fees are taken out of the BTCW, BTCWT first', () => {
  const now = leaving(rules(), { BTCW: 10n * ONE, BTCWT: 5n * ONE })
  expect(now.BTCW).toMatchObject({ out: 9n * ONE, fee: ONE / 2n, stays: 0n })
  expect(now.BTCWT).toMatchObject({ out: 5n * ONE, fee: ONE / 2n, stays: 0n })
})

test('what one withdrawal cannot pay out stays', () => {
  const now = leaving(rules({ max: 3n * ONE }), { BTCW: 10n * ONE, BTCWT: 5n * ONE })
  expect(now.BTCW).toEqual({ out: 3n * ONE, fee: ONE / 2n, stays: 6n * ONE, keptBy: 'most' })
  expect(now.BTCWT).toMatchObject({ stays: 2n * ONE, keptBy: 'most' })
})

test.each([
  ['no BTCW for the fee', ONE / 4n, 100n * ONE, 'fee', 'fee'],
  ['one fee alone, which BTCWT takes', ONE / 2n, ONE, 'fee', 'most'],
  ['less than the least of both', ONE, ONE / 2n, 'least', 'least'],
  ['the least of BTCW, and BTCWT takes a fee', (3n * ONE) / 2n, ONE, 'least', 'most'],
  ['less than the least of BTCW', ONE, 0n, 'least', 'least'],
] as const)('what stays says by which rule: %s', (_, BTCW, BTCWT, of, ofToken) => {
  const now = leaving(rules({ max: 500n * ONE }), { BTCW, BTCWT })
  expect([now.BTCW.keptBy, now.BTCWT.keptBy]).toEqual([of, ofToken])
})
