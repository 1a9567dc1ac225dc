import type { Problem } from '#shared/problems.ts'

const at = (error: object, key: string): unknown => Reflect.get(error, key)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * What was thrown, as a problem: `message` said at `field` where it names one. An error's message is for a person only
 * where the error says so by being `worded`; a plain `{ field, message }` always is.
 */
export function problemThrown(error: unknown, otherwise: string): Problem {
  if (!error || typeof error !== 'object') return { field: '', message: otherwise }
  const worded = !(error instanceof Error) || at(error, 'worded') === true
  const message = worded ? text(at(error, 'message')) : ''
  return { field: text(at(error, 'field')), message: message || otherwise }
}
