import { limits } from '#shared/limits.ts'
import { type Locale, say } from '#shared/locale.ts'
import { type Moment, relativeText } from './format-time.ts'

const DAY = 24 * 60 * 60_000

/**
 * An age where the date stands beside it: as `relativeText` says it up to 30 days, then months and years ago (decisions §10).
 * Apart from it, because no screen of the first load has both.
 */
export function longAgeText(at: Moment, now: Moment, locale: Locale): string {
  const [from, to] = [new Date(at), new Date(now)]
  if (to.getTime() - from.getTime() < (limits.relativeDays + 1) * DAY)
    return relativeText(at, now, locale)
  const months = monthsBetween(from, to)
  const years = Math.floor(months / 12)
  return years > 0 ? ago(years, YEAR, locale) : ago(months, MONTH, locale)
}

/** Whole ones: a month is over on the day of the same number. */
const monthsBetween = (from: Date, to: Date) =>
  12 * (to.getUTCFullYear() - from.getUTCFullYear()) +
  (to.getUTCMonth() - from.getUTCMonth()) -
  Number(to.getUTCDate() < from.getUTCDate())

const MONTH = { en: 'month', zh: '個月' }
const YEAR = { en: 'year', zh: '年' }

/** As `Intl` says it. */
function ago(count: number, { en, zh }: typeof MONTH, locale: Locale): string {
  return say({ en: `${count} ${en}${count === 1 ? '' : 's'} ago`, zh: `${count} ${zh}前` }, locale)
}
