import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Ratio } from '#shared/money.ts'
import { percentTyped, ratioOf, readPercent } from './percent.ts'

test.each(['', ' ', '100.01', '101', '1000', '-1', '12.345', '1,000', 'a', '.5', '1e1', '12 5'])(
  '“%s” is no percentage between 0 and 100 with at most two decimals',
  (text) => {
    expect(readPercent(text)).toBeUndefined()
  },
)

test.each([
  ['0', 0n],
  ['100', 10_000n],
  ['12.5', 1_250n],
  ['12,5', 1_250n],
  ['12.5 %', 1_250n],
  ['007.05%', 705n],
  ['0.01', 1n],
  ['30.', 3_000n],
  ['１２．５％', 1_250n],
] as const)('%s is read as %s ten-thousandths', (text, parts) => {
  expect(readPercent(text)).toBe(parts)
})

test.each(['0.125', '1.000', '0.1250', '', 'half'])('“%s” is not sent as a ratio', (text) => {
  expect(z.safeDecode(Ratio, ratioOf(text)).success).toBe(false)
})

test('what is typed goes to the service as a ratio, and back as a percentage', () => {
  expect(ratioOf('12.5')).toBe('0.1250')
  expect(ratioOf('100')).toBe('1.0000')
  for (const parts of [0n, 1n, 10n, 705n, 1_250n, 10_000n]) {
    expect(readPercent(percentTyped(parts))).toBe(parts)
  }
})
