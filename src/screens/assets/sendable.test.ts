import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { mostToWithdraw } from '#shared/mostToWithdraw.ts'
import { type Available, type CoinRules, mostToTransfer, shortToWithdraw } from './sendable.ts'

const rules = (
  symbol: 'BTCW' | 'BTCWT',
  change: Partial<CoinRules['withdraw']> = {},
): CoinRules => ({
  symbol,
  name: symbol,
  decimals: 18,
  contract: null,
  tPerCoin: null,
  pledge: { balance: true, wallet: true },
  transfer: { enabled: true, min: 1n, fee: ONE / 10n },
  withdraw: { enabled: true, min: ONE, max: null, fee: ONE / 2n, autoApproveBelow: 0n, ...change },
})

const holding = (BTCW: bigint, BTCWT = 0n): Available => ({ BTCW, BTCWT })

test('Insufficient miner fees: all of the BTCW leaves nothing for the fee', () => {
  expect(shortToWithdraw(rules('BTCW'), holding(10n * ONE), 10n * ONE)).toEqual({
    of: 'fees',
    missing: ONE / 2n,
  })
})

test('Insufficient miner fees: BTCWT is there and the BTCW for the fee is not', () => {
  const available = holding(ONE / 5n, 100n * ONE)
  expect(shortToWithdraw(rules('BTCWT'), available, 100n * ONE)).toEqual({
    of: 'fees',
    missing: (3n * ONE) / 10n,
  })
  expect(mostToWithdraw(rules('BTCWT'), available)).toBe(0n)
})

test('Insufficient balance comes before the fee', () => {
  expect(shortToWithdraw(rules('BTCWT'), holding(0n, ONE), 2n * ONE)).toEqual({ of: 'balance' })
})

test('Max is the balance less the fee in BTCW, and all of the BTCWT', () => {
  expect(mostToWithdraw(rules('BTCW'), holding(10n * ONE))).toBe(10n * ONE - ONE / 2n)
  expect(mostToWithdraw(rules('BTCWT'), holding(ONE, 7n * ONE))).toBe(7n * ONE)
  expect(mostToTransfer(rules('BTCWT'), holding(0n, 7n * ONE))).toBe(7n * ONE - ONE / 10n)
})

test('Max is never more than may be withdrawn at once, and nothing where the least is more', () => {
  expect(mostToWithdraw(rules('BTCW', { max: 3n * ONE }), holding(10n * ONE))).toBe(3n * ONE)
  expect(mostToWithdraw(rules('BTCW'), holding(ONE))).toBe(0n)
})

test('Max can always be paid, and one base unit more cannot', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('BTCW', 'BTCWT'),
      fc.bigInt(0n, 10n ** 22n),
      fc.bigInt(0n, 10n ** 22n),
      (coin, BTCW, BTCWT) => {
        const available = { BTCW, BTCWT }
        const most = mostToWithdraw(rules(coin), available)
        fc.pre(most > 0n)
        expect(shortToWithdraw(rules(coin), available, most)).toBeUndefined()
        expect(shortToWithdraw(rules(coin), available, most + 1n)).toBeDefined()
      },
    ),
  )
})
