import { dayOf } from '#shared/days.ts'
import type { Wanted } from './Wanted.ts'

/** What is in the file, and of which UTC days: `bitwave-history-tax-BTCW-2026-01-01-2026-11-21.csv`. */
export function fileName(
  { what, coin, layout }: Wanted,
  { from, until }: { from: string; until: string },
): string {
  // The first moment that is no longer in it may be the midnight after its last day.
  const last = dayOf(Date.parse(until) - 1)
  const parts = [
    'bitwave',
    what,
    ...(layout === 'tax' ? ['tax'] : []),
    ...(coin === 'all' ? [] : [coin]),
    dayOf(from),
    last,
  ]
  return `${parts.join('-')}.csv`
}
