import { useSyncExternalStore } from 'react'
import { limits } from '#shared/limits.ts'
import { useCall } from './useCall.ts'

const byTheRules = () => limits.passwordMin
const never = () => () => {}

/**
 * How many characters a new password has at least: as many as the service wants, once that is known. A form that was
 * painted before the app has come tells the specification's number, and React takes over what it would draw itself.
 */
export function usePasswordMin(): number {
  const { data } = useCall('home/parameters', {})
  const told = data?.parameters.passwordMin ?? limits.passwordMin
  return useSyncExternalStore(never, () => told, byTheRules)
}
