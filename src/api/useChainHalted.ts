import { useCall } from './useCall.ts'

/** How often it is looked whether the chain can be relied on again, milliseconds. */
const EVERY = 30_000

/** Whether what the chain shows cannot be relied on now: no payment is credited, and nothing is paid out. */
export function useChainHalted(): boolean {
  const { data } = useCall('home/parameters', {}, { every: EVERY })
  return data?.parameters.chainHalted ?? false
}
