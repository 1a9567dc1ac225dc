import { expect, test } from 'vitest'
import {
  dateText,
  dateTimeText,
  daysText,
  dayText,
  relativeText,
  shortDateText,
} from './format-time.ts'

const now = '2026-11-21T12:00:00.000Z'
const before = (minutes: number) => Date.parse(now) - minutes * 60_000

test('under five minutes is just now, and so is a moment that is as little ahead of this clock', () => {
  expect(relativeText(before(4.99), now, 'en')).toBe('just now')
  expect(relativeText(before(4.99), now, 'zh-Hant')).toBe('剛剛')
  expect(relativeText(before(-4.99), now, 'en')).toBe('just now')
})

test('what is further ahead has no age: the clock was set back since', () => {
  expect(relativeText(before(-5), now, 'en')).toBe('21\u00a0November 2026')
  expect(relativeText(before(-3 * 24 * 60), now, 'zh-Hant')).toBe('2026年11月24日')
})

test('then come minutes, hours and days, cut to whole ones', () => {
  expect(relativeText(before(5), now, 'en')).toBe('5 minutes ago')
  expect(relativeText(before(59.9), now, 'en')).toBe('59 minutes ago')
  expect(relativeText(before(60), now, 'en')).toBe('1 hour ago')
  expect(relativeText(before(24 * 60 - 1), now, 'en')).toBe('23 hours ago')
  expect(relativeText(before(24 * 60), now, 'en')).toBe('1 day ago')
  expect(relativeText(before(30 * 24 * 60), now, 'en')).toBe('30 days ago')
  expect(relativeText(before(5), now, 'zh-Hant')).toMatch(/^5 ?分鐘前$/)
})

test('over thirty days it is the date', () => {
  expect(relativeText(before(31 * 24 * 60), now, 'en')).toBe('21\u00a0October 2026')
  expect(relativeText(before(31 * 24 * 60), now, 'zh-Hant')).toBe('2026年10月21日')
})

test('days are UTC days, whatever the zone of the device', () => {
  expect(dayText('2026-11-21T00:00:00.000Z', now, 'en')).toBe('Today')
  expect(dayText('2026-11-20T23:59:59.999Z', now, 'en')).toBe('20\u00a0November')
  expect(dayText('2025-11-20T10:00:00.000Z', now, 'en')).toBe('20\u00a0November 2025')
  expect(dayText('2026-11-20', now, 'zh-Hant')).toBe('11月20日')
})

test('days that follow each other say the month and the year once', () => {
  expect(daysText('2026-11-16', '2026-11-22', 'en')).toMatch(/^16\s–\s22\u00a0November 2026$/)
  expect(daysText('2026-12-28', '2027-01-03', 'en')).toMatch(
    /^28\u00a0December 2026\s–\s3\u00a0January 2027$/,
  )
  expect(daysText('2026-11-16', '2026-11-22', 'zh-Hant')).toBe('2026年11月16日\u200b至22日')
  expect(daysText('2026-12-28', '2027-01-03', 'zh-Hant')).toBe('2026年12月28日\u200b至2027年1月3日')
})

/** Without what keeps a number and its month on one line. */
const loose = (text: string) => text.replaceAll('\u00a0', ' ')

test('days and months are said as the browser says them', () => {
  const british = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })
  const short = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
  const taiwan = new Intl.DateTimeFormat('zh-TW', { timeZone: 'UTC', dateStyle: 'long' })
  for (let month = 0; month < 12; month += 1) {
    const at = Date.UTC(2026, month, 3 * month + 1, 23, 59)
    expect(loose(dateText(at, 'en'))).toBe(british.format(at))
    expect(dateText(at, 'zh-Hant')).toBe(taiwan.format(at))
    expect(loose(shortDateText(at, 'en'))).toBe(new Intl.DateTimeFormat('en-GB', short).format(at))
    expect(shortDateText(at, 'zh-Hant')).toBe(new Intl.DateTimeFormat('zh-TW', short).format(at))
    const later = Date.UTC(2026, 2 * month, 28)
    if (later > at) expect(loose(daysText(at, later, 'en'))).toBe(british.formatRange(at, later))
  }
})

test('ages are said as the browser says them', () => {
  for (const [tag, locale] of [
    ['en-GB', 'en'],
    ['zh-TW', 'zh-Hant'],
  ] as const) {
    const ago = new Intl.RelativeTimeFormat(tag)
    for (const count of [1, 2, 22]) {
      expect(relativeText(before(60 * count), now, locale)).toBe(ago.format(-count, 'hour'))
      expect(relativeText(before(24 * 60 * count), now, locale)).toBe(ago.format(-count, 'day'))
    }
    expect(relativeText(before(7), now, locale)).toBe(ago.format(-7, 'minute'))
  }
})

test('dates and times say that they are UTC', () => {
  expect(dateText('2027-05-20', 'en')).toBe('20\u00a0May 2027')
  expect(shortDateText('2026-11-07', 'en')).toBe('7\u00a0Nov')
  expect(dateTimeText('2026-11-21T00:05:00.000Z', 'en')).toBe(
    '21\u00a0November 2026, 00:05\u00a0UTC',
  )
  expect(dateTimeText('2026-11-21T00:05:00.000Z', 'zh-Hant')).toBe('2026年11月21日 00:05\u00a0UTC')
})
