import { useCall } from '#src/api/useCall.ts'
import type { Terms } from './grant-words.ts'

type Giving = { terms: readonly Terms[] | undefined; error: unknown; retry: () => void }

/** What one person can give to a member now, of each coin; undefined until it is known. */
export function useGivingTo(member: string): Giving {
  const { data, error, mutate } = useCall('operator/grants', { to: member, limit: 1 })
  return { terms: data?.terms, error, retry: () => void mutate() }
}
