import { useSyncExternalStore } from 'react'
import { type Ticker, ticker } from './ticker.ts'

/** The time now in milliseconds, told anew every `period` milliseconds, cut to whole periods. */
export function useNow(period: number) {
  const { subscribe, now } = tickerOf(period)
  return useSyncExternalStore(subscribe, now, now)
}

const tickers = new Map<number, Ticker>()

/** One for all that look at the clock that often: each row of a list does, and comes and goes with scrolling. */
function tickerOf(period: number): Ticker {
  const known = tickers.get(period) ?? ticker(period)
  tickers.set(period, known)
  return known
}
