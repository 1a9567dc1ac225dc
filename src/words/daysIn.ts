import type { Difference } from '#shared/differences.ts'
import type { DaysOf } from './changeSaid.ts'

type Versions = readonly { changes: readonly Difference[] }[]
type Plans = readonly { id: string; termDays: unknown }[]

/** How many days each plan has: of those there are, and of those that only these changes tell of. */
export function daysIn(versions: Versions, plans: Plans): DaysOf {
  const told = versions
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'plans.termDays')
    .map(({ of, before, after }) => [of, after ?? before] as const)
  const days = new Map([
    ...told.toReversed(),
    ...plans.map((it) => [it.id, `${it.termDays}`] as const),
  ])
  return (plan) => days.get(plan) ?? undefined
}
