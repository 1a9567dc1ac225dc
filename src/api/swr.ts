import { SWRConfig } from 'swr'
import { onForget } from '#src/session/forget.ts'

/** The cache of all reads. */
const { cache } = SWRConfig.defaultValue

/** Reads are asked for again when the app comes into view or the network is back; a failed one a few times, later and later. */
export const readOptions = {
  errorRetryCount: 5,
  errorRetryInterval: 3_000,
  keepPreviousData: false,
} as const

onForget(() => {
  for (const key of [...cache.keys()]) cache.delete(key)
})
