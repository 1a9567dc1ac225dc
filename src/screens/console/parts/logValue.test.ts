import { expect, test } from 'vitest'
import { logValue } from './logValue.ts'

const amounts = new Set(['amount'])

test('base units are shown as an amount with all decimals', () => {
  expect(logValue('amount', '1250500000000000000000', amounts)).toBe('1,250.5')
  expect(logValue('after.0.amount', '-1', amounts)).toBe('−0.000000000000000001')
})

test('a number that is no amount stays as it is', () => {
  expect(logValue('revision', '1250500000000000000000', amounts)).toBe('1250500000000000000000')
  expect(logValue('amount', 'all', amounts)).toBe('all')
  expect(logValue('amount.count', '3', amounts)).toBe('3')
})
