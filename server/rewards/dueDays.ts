import type { Tx } from '#server/db/Tx.ts'
import { dayOf, daysBetween } from '#shared/days.ts'
import { nextDay } from './nextDay.ts'

/** How many UTC days are to be distributed now, and the oldest of them. */
export async function dueDays(tx: Tx, now: Date): Promise<{ due: number; oldest: string | null }> {
  const { due } = await nextDay(tx, now)
  if (!due) return { due: 0, oldest: null }
  return { due: daysBetween(due.day, dayOf(now)) + 1, oldest: due.day }
}
