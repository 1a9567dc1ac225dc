import { SWRConfig } from 'swr'
import { onForget } from '#src/session/forget.ts'
import { savedAt } from './savedAt.ts'

/** The cache of all reads. */
const { cache, compare } = SWRConfig.defaultValue

/** Reads are asked for again when the app comes into view or the network is back; a failed one a few times, later and later. */
export const readOptions = {
  errorRetryCount: 5,
  errorRetryInterval: 3_000,
  keepPreviousData: false,
  // The same figures out of a copy and from the service are not the same answer.
  compare: (a: unknown, b: unknown) =>
    savedAt(a)?.getTime() === savedAt(b)?.getTime() && compare(a, b),
} as const

onForget(() => {
  for (const key of [...cache.keys()]) cache.delete(key)
})
