import { useLingui } from '@lingui/react/macro'
import { useReachable } from './useReachable.ts'

type SwitchedOff = {
  /** Why operators have paused it, if so: `PauseNote` tells it in full. */
  paused?: string | undefined
  /** What else is in the way, in words. */
  refused?: string | undefined
}

/** Why nothing can be sent now, if so; what is typed stays. */
export function useSendingOff({ paused, refused }: SwitchedOff = {}): string | undefined {
  const { t } = useLingui()
  const reachable = useReachable()
  if (!reachable) {
    return t`The service cannot be reached, so nothing can be sent now. What you typed is kept.`
  }
  return paused === undefined ? refused : t`It is paused at the moment. What you typed is kept.`
}
