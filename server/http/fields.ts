/** The fields of a body by name. */
export type Fields = Record<string, unknown>

/** Whether a body holds fields at all. */
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Levels that the contract's bodies never reach. */
const DEEPEST = 8

/** The first field that holds what no rule may meet: a NUL, which the database cannot keep, or nesting without end. */
export const strangeField = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([name, value]) => isStrange(name, 0) || isStrange(value, 1))?.[0]

function isStrange(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return true
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, part]) => name.includes('\0') || isStrange(part, depth + 1),
  )
}
