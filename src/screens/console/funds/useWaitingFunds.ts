import { useCall } from '#src/api/useCall.ts'

/** How often what waits is counted anew, milliseconds. */
const COUNTED = 60_000

/** How many payments are nobody's, and how many funding addresses wait for a second person. */
export function useFundsCounts(): { unclaimed: number; funding: number } | undefined {
  return useCall('operator/health', {}, { every: COUNTED }).data?.money
}

/** How much waits in all. */
export function useWaitingFunds(): number | undefined {
  const counts = useFundsCounts()
  return counts && counts.unclaimed + counts.funding
}
