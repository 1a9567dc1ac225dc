import { SWRConfig } from 'swr'
import { onForget } from '#src/session/forget.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { oldestOf, savedAt } from '#src/words/savedAt.ts'

/** The cache of all reads. */
const { cache, compare } = SWRConfig.defaultValue

/** Reads are asked for again when the app comes into view or the network is back; a failed one a few times, later and later. */
export const readOptions = {
  errorRetryCount: 5,
  errorRetryInterval: 3_000,
  keepPreviousData: false,
  // The same figures out of a copy and from the service are not the same answer.
  compare: (a: unknown, b: unknown) =>
    ageOf(a) === ageOf(b) && isHeard(a) === isHeard(b) && compare(a, b),
} as const

/** Of an answer, or of the pages of a list. */
const ageOf = (data: unknown) => (Array.isArray(data) ? oldestOf(data) : savedAt(data))?.getTime()

/** Whether the service gave it since the app was opened; a kept answer that it begins with is not heard yet. */
const isHeard = (data: unknown) => answeredAt(data) !== null

onForget(() => {
  for (const key of [...cache.keys()]) cache.delete(key)
})
