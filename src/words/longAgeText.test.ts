import { expect, test } from 'vitest'
import { longAgeText } from './longAgeText.ts'

const now = '2026-11-21T12:00:00.000Z'
const daysAgo = (count: number) => Date.parse(now) - count * 24 * 60 * 60_000

test('up to thirty days it is the age that lists tell', () => {
  expect(longAgeText(now, now, 'en')).toBe('just now')
  expect(longAgeText(daysAgo(1), now, 'en')).toBe('1 day ago')
  expect(longAgeText(daysAgo(30.9), now, 'en')).toBe('30 days ago')
})

test('then come months and years, cut to whole ones', () => {
  expect(longAgeText(daysAgo(31), now, 'en')).toBe('1 month ago')
  expect(longAgeText('2026-09-22T12:00:00.000Z', now, 'en')).toBe('1 month ago')
  expect(longAgeText('2026-09-21T12:00:00.000Z', now, 'en')).toBe('2 months ago')
  expect(longAgeText('2025-11-22T00:00:00.000Z', now, 'en')).toBe('11 months ago')
  expect(longAgeText('2025-11-21T00:00:00.000Z', now, 'en')).toBe('1 year ago')
  expect(longAgeText('2024-11-22T00:00:00.000Z', now, 'en')).toBe('1 year ago')
  // Thirty-one days past the end of a month and over a short one.
  expect(longAgeText('2026-01-31T00:00:00Z', '2026-03-03T00:00:00Z', 'en')).toBe('1 month ago')
})

test('they are said as the browser says them', () => {
  for (const [tag, locale] of [
    ['en-GB', 'en'],
    ['zh-TW', 'zh-Hant'],
  ] as const) {
    const ago = new Intl.RelativeTimeFormat(tag)
    for (const [at, count, unit] of [
      ['2026-10-20', 1, 'month'],
      ['2026-06-20', 5, 'month'],
      ['2025-11-20', 1, 'year'],
      ['2004-11-20', 22, 'year'],
    ] as const)
      expect(longAgeText(at, now, locale)).toBe(ago.format(-count, unit))
  }
})
