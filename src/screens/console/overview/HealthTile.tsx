import { useCall } from '#src/api/useCall.ts'
import { Verdict } from '#src/screens/console/health/Signs.tsx'
import { SeeAll } from '#src/screens/console/parts/SeeAll.tsx'

/** How often it is looked how the farm goes, milliseconds. */
const EVERY = 60_000

/** How the farm goes, in a line that names what does not. The section says more, and why where it cannot be told. */
export function HealthTile() {
  const { data } = useCall('operator/health', {}, { every: EVERY })
  return data ? <Verdict health={data} action={<SeeAll section="health" />} /> : null
}
