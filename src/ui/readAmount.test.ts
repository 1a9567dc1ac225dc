import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#shared/money.ts'
import { readAmount } from './readAmount.ts'

const plain = (typed: string, sign = '.') => {
  const read = readAmount(typed, sign)
  return 'plain' in read ? read.plain : read.problem
}

test('what can be read in two ways is refused, with both readings', () => {
  expect(readAmount('1,234', '.')).toEqual({ problem: 'ambiguous', either: ['1234', '1.234'] })
  expect(plain('1,234', ',')).toBe('ambiguous')
  expect(plain('1.234', ',')).toBe('ambiguous')
  expect(plain('12,345')).toBe('ambiguous')
})

test('what is no amount is refused', () => {
  for (const typed of ['', ' ']) expect(plain(typed)).toBe('empty')
  for (const typed of [
    '1e5',
    '-1',
    '+1',
    'abc',
    '1,2,3',
    '1.2.3',
    '12,34.5',
    '.',
    ',',
    '1,23,4.5',
    '0x10',
  ])
    expect(plain(typed), typed).toBe('malformed')
  expect(plain('1.1234567890123456789')).toBe('decimals')
  expect(plain('9'.repeat(27))).toBe('9'.repeat(27))
  expect(plain('1'.repeat(28))).toBe('large')
  expect(plain(`1,${'000,'.repeat(8)}000.5`)).toBe('large')
})

test('the decimal sign of the locale is accepted', () => {
  expect(plain('12,5', ',')).toBe('12.5')
  expect(plain('12,5')).toBe('12.5')
  expect(plain('0,123')).toBe('0.123')
  expect(plain('1.234')).toBe('1.234')
  expect(plain('1,23456')).toBe('1.23456')
})

test('grouping that leaves no doubt is accepted', () => {
  expect(plain('1,234.5')).toBe('1234.5')
  expect(plain('1.234,5')).toBe('1234.5')
  expect(plain('1,234,567')).toBe('1234567')
  expect(plain('1 234.5')).toBe('1234.5')
  expect(plain("1'234.5")).toBe('1234.5')
})

test('small and sloppy amounts are amounts', () => {
  expect(plain('0.001')).toBe('0.001')
  expect(plain('.5')).toBe('0.5')
  expect(plain('5.')).toBe('5')
  expect(plain('007')).toBe('7')
  expect(plain('１２．５')).toBe('12.5')
  expect(plain('12。5')).toBe('12.5')
})

test('every exact figure that Max inserts reads back as itself where a point is the decimal sign', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (units) => {
      expect(plain(formatAmount(units))).toBe(formatAmount(units))
    }),
  )
})
