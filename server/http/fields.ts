/** The fields of a body by name. */
export type Fields = Record<string, unknown>

/** Whether a body holds fields at all. */
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Levels that the contract's bodies never reach. */
const DEEPEST = 8

/**
 * The first field that holds what no rule may meet: a NUL or half a character, as a cut through an emoji leaves it, which the
 * database cannot keep, or nesting without end.
 */
export const strangeField = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([name, value]) => isStrange(name, 0) || isStrange(value, 1))?.[0]

function isStrange(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return true
  if (typeof value === 'string') return isUnkept(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => isUnkept(name) || isStrange(part, depth + 1))
}

const isUnkept = (text: string) => text.includes('\0') || !text.isWellFormed()
