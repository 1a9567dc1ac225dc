import { useCall } from '#src/api/useCall.ts'
import type { Terms } from './grant-words.ts'

/** What one person can give to a member now, of each coin; undefined until it is known. */
export function useGivingTo(member: string): readonly Terms[] | undefined {
  const { data } = useCall('operator/grants', { to: member, limit: 1 })
  return data?.terms
}
