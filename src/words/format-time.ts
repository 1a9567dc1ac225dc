import { dayOf } from '#shared/days.ts'
import { limits } from '#shared/limits.ts'
import { type Locale, say } from '#shared/locale.ts'

/** A moment: ISO 8601, or milliseconds since 1970. */
export type Moment = string | number

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The parts of a day in UTC. The words are put together here, as `Intl` would: what a browser has to read before it says
 * its first date takes 30 ms of a fast CPU, while the first screen is waited for.
 */
function partsOf(at: Moment) {
  const moment = new Date(at)
  const number = moment.getUTCMonth() + 1
  const month = MONTHS[number - 1] ?? ''
  return { year: moment.getUTCFullYear(), month, number, day: moment.getUTCDate() }
}

/** "20 May 2027". All days are UTC days (decisions §2). */
export function dateText(at: Moment, locale: Locale) {
  const { year } = partsOf(at)
  const inYear = dayInYear(at, locale)
  return say({ en: `${inYear} ${year}`, zh: `${year}年${inYear}` }, locale)
}

/** "20 May", its number and its month on one line. */
function dayInYear(at: Moment, locale: Locale) {
  const { month, number, day } = partsOf(at)
  return say({ en: `${day}\u00a0${month}`, zh: `${number}月${day}日` }, locale)
}

/** "7 Nov", for the ends of a chart. */
export function shortDateText(at: Moment, locale: Locale) {
  const { month, day } = partsOf(at)
  // September alone has four letters in British English.
  const short = month.slice(0, month === 'September' ? 4 : 3)
  return locale === 'en' ? `${day}\u00a0${short}` : dayInYear(at, locale)
}

/** "14:05 UTC", on one line. */
export const timeText = (at: Moment) => `${new Date(at).toISOString().slice(11, 16)}\u00a0UTC`

/** "20 May 2027, 14:05 UTC". */
export const dateTimeText = (at: Moment, locale: Locale) =>
  `${dateText(at, locale)}${locale === 'en' ? ', ' : ' '}${timeText(at)}`

/**
 * "16 – 22 November 2026": from the first of these days to the last. What both have in common is said once. In Chinese, which
 * has no blanks, it may go on to the next line between them.
 */
export function daysText(first: Moment, last: Moment, locale: Locale) {
  const [from, to] = [partsOf(first), partsOf(last)]
  const [oneYear, oneMonth] = [from.year === to.year, from.month === to.month]
  if (locale !== 'en') {
    const inYear = oneMonth ? `${to.day}日` : dayInYear(last, locale)
    return `${dateText(first, locale)}\u200b至${oneYear ? inYear : dateText(last, locale)}`
  }
  const inYear = oneMonth ? from.day : dayInYear(first, locale)
  // Thin spaces, as English has them around the dash of a range.
  return `${oneYear ? inYear : dateText(first, locale)}\u2009–\u2009${dateText(last, locale)}`
}

/** The heading of a day in a list: "Today", "20 November", "20 November 2025". */
export function dayText(at: Moment, now: Moment, locale: Locale) {
  if (dayOf(at) === dayOf(now)) return say({ en: 'Today', zh: '今天' }, locale)
  const thisYear = partsOf(at).year === partsOf(now).year
  return thisYear ? dayInYear(at, locale) : dateText(at, locale)
}

const UNITS = { minute: '分鐘', hour: '小時', day: '天' } as const

/** "just now" under 5 minutes, then minutes, hours and days ago up to 30 days, then the date (specification §9). */
export function relativeText(at: Moment, now: Moment, locale: Locale) {
  const age = new Date(now).getTime() - new Date(at).getTime()
  // A clock that is a little behind the service's makes the newest things come from the future.
  if (Math.abs(age) < limits.justNow) return say({ en: 'just now', zh: '剛剛' }, locale)
  // One that was set back since does not tell how old it is.
  if (age < 0) return dateText(at, locale)
  const ago = (age: number, unit: keyof typeof UNITS) => {
    const count = Math.floor(age)
    const en = `${count} ${unit}${count === 1 ? '' : 's'} ago`
    return say({ en, zh: `${count} ${UNITS[unit]}前` }, locale)
  }
  if (age < HOUR) return ago(age / MINUTE, 'minute')
  if (age < DAY) return ago(age / HOUR, 'hour')
  if (age < (limits.relativeDays + 1) * DAY) return ago(age / DAY, 'day')
  return dateText(at, locale)
}
