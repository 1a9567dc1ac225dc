/** The UTC day of a moment (ISO 8601, or milliseconds since 1970), `2026-11-21`. All days are UTC days (decisions §2). */
export const dayOf = (at: Date | string | number): string => new Date(at).toISOString().slice(0, 10)

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  dayOf(midnight(day).getTime() + days * 86_400_000)

/** 00:00 UTC of a day. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Whole days from one UTC day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const DAY = 86_400_000

/** The ISO week of a moment, `2026-W47`: it begins on Monday 00:00 UTC and belongs to the year of its Thursday. */
export function weekOf(at: Date | string | number): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`)
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The Monday of an ISO week; nothing where the year has no such week, as most have no 53rd. */
export function mondayOf(week: string): string | undefined {
  const [year = '', number = ''] = week.split('-W')
  const fourth = new Date(`${year}-01-04T00:00:00Z`)
  const first = fourth.getTime() + (1 - (fourth.getUTCDay() || 7)) * DAY
  const monday = dayOf(first + (Number(number) - 1) * 7 * DAY)
  return weekOf(monday) === week ? monday : undefined
}
