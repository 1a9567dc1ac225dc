import { useSyncExternalStore } from 'react'
import { clock } from '#src/words/clock.ts'

/** The time now in milliseconds, told anew every `period` milliseconds, cut to whole periods. */
export function useNow(period: number) {
  const { subscribe, now } = tickerOf(period)
  return useSyncExternalStore(subscribe, now, now)
}

type Ticker = { subscribe: (tell: () => void) => () => void; now: () => number }

const tickers = new Map<number, Ticker>()

/** One for all that look at the clock that often: each row of a list does, and comes and goes with scrolling. */
function tickerOf(period: number): Ticker {
  const known = tickers.get(period) ?? ticker(period)
  tickers.set(period, known)
  return known
}

function ticker(period: number): Ticker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined

  const tick = () => {
    for (const tell of listeners) tell()
  }
  function start() {
    timer = setInterval(tick, period)
    document.addEventListener('visibilitychange', tick)
  }
  function stop() {
    clearInterval(timer)
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
