import { addDays, dayOf, midnight, mondayOf, weekOf } from '#shared/days.ts'
import { type Locale, say } from '#shared/locale.ts'

/** What comes round: the day's rewards at 00:00 UTC (decisions §4), the week of ranking on Monday 00:00 UTC (§7). */
export type Turn = 'day' | 'week'

/** When it comes next, after a moment in milliseconds since 1970; the answer too. */
export function nextTurn(turn: Turn, now: number): number {
  const days = turn === 'day' ? 1 : 7
  const from = turn === 'day' ? dayOf(now) : (mondayOf(weekOf(now)) ?? dayOf(now))
  return midnight(addDays(from, days)).getTime()
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { of: DAY, en: 'd', zh: '天' },
  { of: HOUR, en: 'h', zh: '小時' },
  { of: MINUTE, en: 'min', zh: '分' },
  { of: SECOND, en: 's', zh: '秒' },
] as const

/** "2 d 4 h", "3 h 12 min", "42 s": the two largest units, seconds in the last minute alone; never sooner than it is. */
export function leftText(left: number, locale: Locale): string {
  const step = left > MINUTE ? MINUTE : SECOND
  const whole = Math.ceil(Math.max(0, left) / step) * step
  const at = UNITS.findIndex(({ of }) => whole >= of)
  const first = at < 0 ? UNITS.length - 1 : at
  let rest = whole
  const parts = UNITS.slice(first, first + 2).map(({ of, ...words }) => {
    const count = Math.floor(rest / of)
    rest -= count * of
    return count > 0 ? `${count} ${say(words, locale)}` : ''
  })
  return parts.filter(Boolean).join(' ') || `0 ${say(UNITS[3], locale)}`
}

/** The kit shows them and the first load does not, so they stand here and not in its catalog. */
const turnWords = {
  // As short as one line of a 320 px phone: a card that holds its place would grow a line with the hours left.
  day: { en: 'Distribution in {left} (00:00 UTC)', zh: '{left}後分配收益（00:00 UTC）' },
  week: { en: 'Ranking week ends in {left}', zh: '本週排行還剩 {left}' },
}

/** "Ranking week ends in 2 d 4 h". */
export const turnText = (turn: Turn, left: number, locale: Locale) =>
  say(turnWords[turn], locale, { left: leftText(left, locale) })

/** Said while the service has not told its time. */
export const ownClockWords = { en: 'by this device’s clock', zh: '依本機時鐘' }
