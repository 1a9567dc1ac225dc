/** The fields of a body by name. */
export type Fields = Record<string, unknown>

/** Whether a body holds fields at all. */
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Levels that the contract's bodies never reach. */
const DEEPEST = 8

/**
 * The first field that holds what no rule may meet: one of those that are `known` a NUL or half a character, as a cut through
 * an emoji leaves it, which the database cannot keep; or any field nesting without end, as a whole request is hashed.
 */
export const strangeField = (fields: Fields, known: Fields): string | undefined =>
  Object.entries(fields).find(
    ([name, value]) => isDeep(value, 1) || (Object.hasOwn(known, name) && isUnkept(value)),
  )?.[0]

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const isDeep = (value: unknown, depth: number): boolean =>
  depth > DEEPEST || partsOf(value).some(([, part]) => isDeep(part, depth + 1))

const isUnkept = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : partsOf(value).some(([name, part]) => isUnkept(name) || isUnkept(part))
