import { expect, test } from 'vitest'
import { stopText } from './stopText.ts'

test('why payouts are stopped is told with its amount grouped, all its decimals and in the language of the screen', () => {
  const stop = { what: 'pool', coin: 'BTCW', missing: 1_234_567n * 10n ** 18n + 1n } as const
  expect(stopText(stop, 'en')).toBe(
    'The pool holds 1,234,567.000000000000000001 BTCW less than the books say.',
  )
  expect(stopText(stop, 'zh-Hant')).toBe(
    '礦池在鏈上的餘額比帳目少 1,234,567.000000000000000001 BTCW。',
  )
})
