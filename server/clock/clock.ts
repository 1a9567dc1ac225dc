/** The service's time. All business time comes from here. */
export type Clock = {
  now: () => Date
  /** Tells the time of the newest block; on a devnet the clock is never behind it (decisions §11). */
  follow: (blockTime: Date) => void
}

/** A clock that follows the chain where `followsChain`, else the system's time alone. */
export function makeClock({ followsChain }: { followsChain: boolean }): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    follow: (blockTime) => {
      if (followsChain) ahead = Math.max(ahead, blockTime.getTime() - Date.now())
    },
  }
}

/** The UTC day of a moment, `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

/** 00:00 UTC of a day. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Whole days from one UTC day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
