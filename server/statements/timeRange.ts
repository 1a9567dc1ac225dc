import { Refusal } from '#server/db/Refusal.ts'
import { addDays, midnight } from '#shared/days.ts'
import type { Locale } from '#shared/locale.ts'
import { problemWords, sentence } from '#shared/problems.ts'

/** From a moment on, up to another that is not in it any more. */
export type Range = { since: Date; before: Date }

const FIRST = new Date('2000-01-01T00:00:00Z')
const NEVER = new Date('9999-12-31T00:00:00Z')

type Asked = { from?: string | undefined; to?: string | undefined }

/**
 * The range that `from` and `to` ask for, each a moment or a UTC day; both are in it, a day to its end. Refuses
 * `malformed` for a day that is in no calendar.
 */
export function timeRange({ from, to }: Asked, locale: Locale): Range {
  return {
    since: from === undefined ? FIRST : momentOf('from', from, locale),
    before: to === undefined ? NEVER : after(to, locale),
  }
}

const isDay = (text: string) => !text.includes('T')

/** The first moment that is no longer in `to`. Times have milliseconds. */
function after(to: string, locale: Locale): Date {
  const moment = momentOf('to', to, locale)
  // The day after it would be of a year that is written with a sign, which PostgreSQL does not read.
  if (moment >= NEVER) return NEVER
  return isDay(to) ? midnight(addDays(to, 1)) : new Date(moment.getTime() + 1)
}

function momentOf(field: 'from' | 'to', text: string, locale: Locale): Date {
  const moment = isDay(text) ? midnight(text) : new Date(text)
  const real = !Number.isNaN(moment.getTime())
  // 2026-02-31 is taken for 3 March by the calendar of the language, and for nothing by us.
  if (real && (!isDay(text) || moment.toISOString().startsWith(text))) return moment
  const problem = sentence({ field, message: problemWords(field, locale) }, locale)
  throw new Refusal('malformed', { values: { problem }, field })
}
