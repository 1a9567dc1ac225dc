import { SWRConfig, type SWRConfiguration } from 'swr'
import { dayOf } from '#shared/days.ts'
import { onForget } from '#src/session/forget.ts'
import { answeredAt, noteAnswer } from '#src/words/answeredAt.ts'
import { oldestOf, savedAt } from '#src/words/savedAt.ts'

/** The cache of all reads. */
const { cache, compare } = SWRConfig.defaultValue

/** Milliseconds before a read that failed is asked for again: so many the first time, at most sixteen times as many. */
const AGAIN = 3_000

/**
 * Reads are asked for again when the app comes into view or the network is back; a failed one later and later, up to a minute
 * or so, and without an end: nothing else asks for it while it is looked at. Not all phones at once.
 */
export const readOptions = {
  onErrorRetry: (_error, _key, _config, again, times) => {
    setTimeout(again, AGAIN * 2 ** Math.min(times.retryCount, 4) * (Math.random() + 0.5), times)
  },
  // The same figures out of a copy and from the service are not the same answer, nor are those of today and of yesterday.
  compare: (a: unknown, b: unknown) =>
    ageOf(a) === ageOf(b) && heardOn(a) === heardOn(b) && compare(a, b),
} satisfies SWRConfiguration

/** Of an answer, or of the pages of a list. */
const ageOf = (data: unknown) => (Array.isArray(data) ? oldestOf(data) : savedAt(data))?.getTime()

/** The UTC day on which the service gave it since the app was opened; a kept answer that it begins with is not heard yet. */
function heardOn(data: unknown) {
  const at = answeredAt(data)
  return at && dayOf(at)
}

/** Makes what stands as new as a new answer that says the same, and answers whether it does. */
export function renewIfSame(stands: unknown, answer: unknown): boolean {
  const same = readOptions.compare(stands, answer)
  if (same) noteAnswer(stands)
  return same
}

onForget(() => {
  for (const key of [...cache.keys()]) cache.delete(key)
})
