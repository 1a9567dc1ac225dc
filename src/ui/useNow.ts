import { useCallback, useSyncExternalStore } from 'react'
import { clock } from '#src/words/clock.ts'

/** The time now in milliseconds, told anew every `period` milliseconds, cut to whole periods. */
export function useNow(period: number) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, period)
      document.addEventListener('visibilitychange', tell)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', tell)
      }
    },
    [period],
  )
  const now = () => Math.floor(clock.now() / period) * period
  return useSyncExternalStore(subscribe, now, now)
}
