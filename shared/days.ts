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
