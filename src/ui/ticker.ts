import { clock } from '#src/words/clock.ts'

export type Ticker = { subscribe: (tell: () => void) => () => void; now: () => number }

/**
 * A clock for all that look at it every `period` milliseconds, which runs while somebody does. It tells them as a period
 * begins: a minute after 00:00 UTC nobody is shown when a term would end that began the day before.
 */
export function ticker(period: number): Ticker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tick = () => {
    for (const tell of listeners) tell()
  }
  function wait() {
    const left = period - (clock.now() % period)
    timer = setTimeout(() => {
      tick()
      wait()
    }, left)
  }
  function start() {
    wait()
    document.addEventListener('visibilitychange', tick)
  }
  function stop() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
  return {
    now: () => Math.floor(clock.now() / period) * period,
    subscribe: (tell) => {
      if (listeners.size === 0) start()
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
        if (listeners.size === 0) stop()
      }
    },
  }
}
