import { useLingui } from '@lingui/react/macro'
import { useReachable } from './useReachable.ts'

/** Why nothing can be sent now, if so; what is typed stays. */
export function useSendingOff(enabled = true, switchedOff = ''): string | undefined {
  const { t } = useLingui()
  const reachable = useReachable()
  if (!reachable) {
    return t`The service cannot be reached, so nothing can be sent now. What you typed is kept.`
  }
  return enabled ? undefined : switchedOff
}
