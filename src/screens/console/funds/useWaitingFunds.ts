import { useCall } from '#src/api/useCall.ts'

/** How often what is nobody's is counted anew, milliseconds. */
const COUNTED = 60_000

/** How many payments are nobody's. */
export function useWaitingFunds(): number | undefined {
  const { data } = useCall('operator/health', {}, { every: COUNTED })
  return data?.money.unclaimed
}
