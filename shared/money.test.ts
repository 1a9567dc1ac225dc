import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Amount, formatAmount, PositiveAmount, parseAmount, Ratio } from './money.ts'

test.each(['', '-1', '+1', '1e3', '01', '.5', '1.', '1,5', ' 1', '0.0000000000000000001'])(
  'the amount "%s" is refused',
  (text) => {
    expect(z.safeDecode(Amount, text).success).toBe(false)
  },
)

test('an amount to be moved is more than nothing', () => {
  expect(z.safeDecode(PositiveAmount, '0.000').success).toBe(false)
  expect(z.decode(PositiveAmount, '0.5')).toBe(5n * 10n ** 17n)
})

test.each([
  ['0', 0n],
  ['1', 10n ** 18n],
  ['0.000000000000000001', 1n],
  ['123.45', 123_450_000_000_000_000_000n],
])('%s is %s base units', (text, units) => {
  expect(parseAmount(text)).toBe(units)
  expect(formatAmount(units)).toBe(text)
})

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 45n - 1n), (units) => {
      expect(z.decode(Amount, formatAmount(units))).toBe(units)
    }),
  )
})

test('a ratio is written with four decimals and kept in ten-thousandths', () => {
  expect(z.decode(Ratio, '0.125')).toBe(1250n)
  expect(z.encode(Ratio, 1250n)).toBe('0.1250')
  expect(z.safeDecode(Ratio, '1.0001').success).toBe(false)
})
