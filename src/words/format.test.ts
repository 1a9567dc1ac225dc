import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '#shared/money.ts'
import {
  amountText,
  countText,
  exactPowerText,
  exactText,
  mask,
  power,
  powerText,
  ratioText,
  shareText,
  signedText,
} from './format.ts'

const coins = parseAmount

test('a balance is never shown larger than it is', () => {
  expect(amountText(coins('0.99999'))).toBe('0.9999')
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 14n, max: 10n ** 40n }), (units) => {
      const shown = parseAmount(amountText(units).replaceAll(',', ''))
      expect(shown <= units && units - shown < 10n ** 14n).toBe(true)
    }),
  )
})

test('dust is neither zero nor an exponent', () => {
  expect(amountText(1n)).toBe('<0.0001')
  expect(amountText(99_999_999_999_999n)).toBe('<0.0001')
  expect(amountText(0n)).toBe('0')
  expect(amountText(1n, { decimals: 0 })).toBe('<1')
})

test('figures are grouped and lose trailing zeros unless a column wants them', () => {
  expect(amountText(coins('1284560'))).toBe('1,284,560')
  expect(amountText(coins('42118.06'))).toBe('42,118.06')
  expect(amountText(coins('0.35'), { fixed: true })).toBe('0.3500')
  expect(amountText(coins('999'))).toBe('999')
})

test('full precision keeps every decimal, and is an amount again without the commas', () => {
  expect(exactText(coins('1234.000000000000000001'))).toBe('1,234.000000000000000001')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 44n }), (units) => {
      expect(parseAmount(exactText(units).replaceAll(',', ''))).toBe(units)
    }),
  )
})

test('a gain has a plus, a loss a minus sign, nothing neither', () => {
  expect(signedText(coins('0.35'), { fixed: true })).toBe('+0.3500')
  expect(signedText(-coins('120'), { fixed: true })).toBe('−120.0000')
  expect(signedText(0n)).toBe('0')
  expect([signedText(1n), signedText(-1n)]).toEqual(['+<0.0001', '−<0.0001'])
})

test('ratios and shares are percentages, cut and not rounded', () => {
  expect(ratioText(1250n)).toBe('12.5%')
  expect(ratioText(10_000n)).toBe('100%')
  expect(shareText(2n, 3n)).toBe('66.66%')
  expect(shareText(1n, 0n)).toBe('–')
})

test('computing power takes the unit that keeps it readable', () => {
  expect(power(coins('1280000000000000000'))).toEqual({ value: '1.28', unit: 'EH/s' })
  expect(powerText(coins('86400000000000000'))).toBe('86.4 PH/s')
  expect(powerText(coins('999999999999999'))).toBe('999.99 TH/s')
  expect(powerText(coins('1000000000000'))).toBe('1 TH/s')
  expect(powerText(0n)).toBe('0 TH/s')
  expect(powerText(coins('12'))).toBe('12 H/s')
})

test('computing power that a sum is made of is whole', () => {
  expect(exactPowerText(coins('1234500000000'))).toBe('1.2345 TH/s')
  expect(exactPowerText(coins('1000000000001'))).toBe('1.000000000001 TH/s')
  expect(exactPowerText(9n * coins('1234500000000'))).toBe('11.1105 TH/s')
  expect(exactPowerText(coins('1280000000000000000'))).toBe('1.28 EH/s')
  expect(exactPowerText(0n)).toBe('0 TH/s')
  // 0.000000000000000001 H/s more than 1.28 EH/s: in EH/s it would be cut.
  expect(exactPowerText(coins('1280000000000000000') + 1n)).toBe(
    '1,280,000,000,000,000,000.000000000000000001 H/s',
  )
})

test('texts over 15 characters are masked to their first and last 7', () => {
  expect(mask('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C76******6d8976F')
  expect(mask('123456789012345')).toBe('123456789012345')
  expect(mask('1234567890123456')).toBe('1234567******0123456')
})

test('counts are grouped', () => {
  expect(countText(8412)).toBe('8,412')
  expect(countText(7)).toBe('7')
})
