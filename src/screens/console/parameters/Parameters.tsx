import { useCall } from '#src/api/useCall.ts'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { ParameterList } from './ParameterList.tsx'
import { ParameterScreen } from './ParameterScreen.tsx'
import { SetScreen } from './SetScreen.tsx'
import { parameterShape } from './standing.ts'

/** All parameters, the one that is opened, or the form that sets it. */
export function Parameters() {
  const [{ name, set }] = useSectionSearch(parameterShape)
  const read = useCall('operator/parameters', {})
  if (name === undefined) return <ParameterList read={read} />
  if (set === undefined) return <ParameterScreen key={name} name={name} read={read} />
  return <SetScreen key={name} name={name} read={read} />
}

/** All parameters as they are read. */
export type Read = ReturnType<typeof useCall<'operator/parameters'>>
