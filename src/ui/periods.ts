/** From one UTC day to another, both in it; null has no end. */
export type Period = { from: string | null; to: string | null }

export const ALL_TIME: Period = { from: null, to: null }

/** Ends before it begins. */
export const isBackwards = ({ from, to }: Period): boolean =>
  from !== null && to !== null && to < from

/** The last day that a field takes: without it browsers take years of six digits. */
export const LAST_DAY = '9999-12-31'

/** Of which a day is still being typed: a browser tells of the year 2 on the way to 2026, and of 20261 where a digit is too many. */
export const isHalfTyped = ({ from, to }: Period): boolean =>
  [from, to].some((day) => day !== null && !/^[1-9]\d{3}-/.test(day))

/** From 1 January to 31 December, UTC. */
export const periodOf = (year: string): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The years from the one of a moment to the one of another, the latest first. */
export function yearsBetween(first: string, last: string): string[] {
  const [start, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: Math.max(0, end - start) + 1 }, (_, i) => String(end - i))
}
