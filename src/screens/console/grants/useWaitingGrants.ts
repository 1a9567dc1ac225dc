import { useCall } from '#src/api/useCall.ts'

/** How often what waits is counted anew, milliseconds. */
const COUNTED = 60_000

/** How many grants wait for another person. */
export function useWaitingGrants(): number | undefined {
  const { data } = useCall('operator/health', {}, { every: COUNTED })
  return data?.money.grants
}
