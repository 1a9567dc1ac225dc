import { dayOf, weekOf } from '#shared/days.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { dayText } from '#src/words/format-time.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { useLocale } from './useLocale.ts'
import { useNow } from './useNow.ts'

const MINUTE = 60_000

// What is "today", "yesterday" or "this week" in an answer is so for the service as it answers. A copy, and what stands on a
// screen since before 00:00 UTC, is of a day or a week that may be over.

/** When the service gave an answer, or a part of one, and now: milliseconds since 1970. Until somebody knows it is given now. */
function useTold(answer: unknown): { told: number; now: number } {
  const now = useNow(MINUTE)
  return { told: (savedAt(answer) ?? answeredAt(answer))?.getTime() ?? now, now }
}

/** The UTC day that an answer is of, as the heading of a list has it: "Today", "20 November". */
export function useDayTold(answer: unknown): string {
  const { told, now } = useTold(answer)
  return dayText(told, now, useLocale())
}

/** The same of one that is over, whose "yesterday" is another by now; null: it is today. */
export function useDayOver(answer: unknown): string | null {
  const { told, now } = useTold(answer)
  const day = dayText(told, now, useLocale())
  return dayOf(told) < dayOf(now) ? day : null
}

/** The number of the ISO week that an answer is of, where that is over; null: it is the one that runs. */
export function useWeekOver(answer: unknown): number | null {
  const { told, now } = useTold(answer)
  const week = weekOf(told)
  return week < weekOf(now) ? Number(week.slice(-2)) : null
}
