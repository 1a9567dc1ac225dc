import { dayOf } from '#shared/days.ts'
import { limits } from '#shared/limits.ts'
import { type Locale, say } from '#shared/locale.ts'

/** A moment: ISO 8601, or milliseconds since 1970. */
export type Moment = string | number

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const tagOf = (locale: Locale) => (locale === 'en' ? 'en-GB' : 'zh-TW')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format is slow, and a list asks for many. */
function format(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', ...options })
  formats.set(key, known)
  return known
}

const relatives = new Map<Locale, Intl.RelativeTimeFormat>()

function relative(locale: Locale) {
  const known = relatives.get(locale) ?? new Intl.RelativeTimeFormat(tagOf(locale))
  relatives.set(locale, known)
  return known
}

const year = 'numeric'
const day = 'numeric'
const month = 'long'

/** "20 May 2027". All days are UTC days (decisions §2). */
export const dateText = (at: Moment, locale: Locale) =>
  format(locale, { year, month, day }).format(new Date(at))

/** "7 Nov", for the ends of a chart. */
export const shortDateText = (at: Moment, locale: Locale) =>
  format(locale, { month: 'short', day }).format(new Date(at))

/** "14:05 UTC". */
export const timeText = (at: Moment, locale: Locale) =>
  `${format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))} UTC`

/** "20 May 2027, 14:05 UTC". */
export const dateTimeText = (at: Moment, locale: Locale) =>
  `${dateText(at, locale)}${locale === 'en' ? ', ' : ' '}${timeText(at, locale)}`

/** "16 – 22 November 2026": from the first of these days to the last. */
export function daysText(first: Moment, last: Moment, locale: Locale) {
  const range = [new Date(first), new Date(last)] as const
  if (locale === 'en') return format(locale, { year, month, day }).formatRange(...range)
  // The range of the language itself falls back to figures with strokes.
  const oneYear = range[0].getUTCFullYear() === range[1].getUTCFullYear()
  return `${dateText(first, locale)}至${format(locale, oneYear ? { month, day } : { year, month, day }).format(range[1])}`
}

/** The heading of a day in a list: "Today", "20 November", "20 November 2025". */
export function dayText(at: Moment, now: Moment, locale: Locale) {
  if (dayOf(at) === dayOf(now)) return say({ en: 'Today', zh: '今天' }, locale)
  const thisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4)
  return thisYear ? format(locale, { month, day }).format(new Date(at)) : dateText(at, locale)
}

/** "just now" under 5 minutes, then minutes, hours and days ago up to 30 days, then the date (specification §9). */
export function relativeText(at: Moment, now: Moment, locale: Locale) {
  const age = new Date(now).getTime() - new Date(at).getTime()
  // A clock that is behind the service's makes the newest things come from the future.
  if (age < limits.justNow) return say({ en: 'just now', zh: '剛剛' }, locale)
  const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
    relative(locale).format(-Math.floor(count), unit)
  if (age < HOUR) return ago(age / MINUTE, 'minute')
  if (age < DAY) return ago(age / HOUR, 'hour')
  if (age < (limits.relativeDays + 1) * DAY) return ago(age / DAY, 'day')
  return dateText(at, locale)
}
