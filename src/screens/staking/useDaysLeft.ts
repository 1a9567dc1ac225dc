import { useNow } from '#src/ui/useNow.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { savedAt } from '#src/words/savedAt.ts'
import type { Order } from './order-words.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** The UTC day of a moment, milliseconds since 1970, counted from there. */
const dayAt = (at: number) => Math.floor(at / DAY)

/**
 * Whole UTC days that are left of an order: what the service said, less those that have passed since. A copy may be days old, and
 * so may be what stands on a screen.
 */
export function useDaysLeft(order: Order): number {
  const now = useNow(MINUTE)
  const told = savedAt(order) ?? answeredAt(order)
  if (order.status !== 'success' || !told) return order.remainingDays
  const passed = Math.max(0, dayAt(now) - dayAt(told.getTime()))
  return Math.max(0, order.remainingDays - passed)
}
