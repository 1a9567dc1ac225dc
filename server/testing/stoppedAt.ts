import type { Clock } from '#server/clock/clock.ts'

/** A clock that stands still, and that the chain bears out. */
export const stoppedAt = (moment: string): Clock => ({
  now: () => new Date(moment),
  follow: () => {},
  passed: () => new Date(moment),
})
