import { useCall } from '#src/api/useCall.ts'

/** How often it is looked what is to come, milliseconds. */
const COUNTED = 60_000

/** How many versions of parameters are to come. */
export function useComingVersions(): number | undefined {
  const { data } = useCall('operator/parameters', {}, { every: COUNTED })
  return data?.list.reduce((sum, { coming }) => sum + coming.length, 0)
}
