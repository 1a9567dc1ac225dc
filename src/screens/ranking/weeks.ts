import { addDays, mondayOf, weekOf } from '#shared/days.ts'

/** The ISO week so many weeks after another; nothing for what is no week. */
export function weekAfter(week: string, weeks: number): string | undefined {
  const monday = mondayOf(week)
  return monday && weekOf(addDays(monday, 7 * weeks))
}

/** A week's Monday and Sunday, as days. */
export function daysOf(week: string): { monday: string; sunday: string } | undefined {
  const monday = mondayOf(week)
  return monday ? { monday, sunday: addDays(monday, 6) } : undefined
}

type Known = { shown: string; now: string; first: string | null }

/** Where one can go from a week: not beyond now, not before the first that ranks anybody. ISO weeks sort as texts. */
export const neighbours = ({ shown, now, first }: Known) => ({
  before: first !== null && shown > first ? weekAfter(shown, -1) : undefined,
  after: shown < now ? weekAfter(shown, 1) : undefined,
})
