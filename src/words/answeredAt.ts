import { clock } from './clock.ts'
import { inheritAge, savedAt } from './savedAt.ts'

const answered = new WeakMap<object, Date>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function mark(part: unknown, at: Date) {
  if (!isObject(part)) return
  answered.set(part, at)
  for (const inner of Object.values(part)) mark(inner, at)
}

/** Notes of an answer, and of every part of it, that the service gives it now, by the service's time; not of a copy. */
export function noteAnswer<Answer>(answer: Answer): Answer {
  if (!savedAt(answer)) mark(answer, new Date(clock.now()))
  return answer
}

/** When the service gave an answer, or a part of one; null where that was before the app was opened. */
export function answeredAt(shown: unknown): Date | null {
  if (!isObject(shown)) return null
  const own = answered.get(shown)
  if (own) return own
  const ages = Object.values(shown).map((it) => (isObject(it) ? answered.get(it) : undefined))
  const known = ages.filter((at) => at !== undefined)
  return known.reduce<Date | null>((oldest, at) => (oldest && oldest < at ? oldest : at), null)
}

/** What was taken from an answer is as old as the answer. */
export function asOldAs<Taken extends object>(taken: Taken, answer: object): Taken {
  const at = answeredAt(answer)
  if (at) answered.set(taken, at)
  return inheritAge(taken, [answer])
}
