import type { Problem } from '#shared/problems.ts'

const textAt = (error: object, key: string) => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** What was thrown, as a problem: `message` said at `field` where it names one. */
export function problemThrown(error: unknown, otherwise: string): Problem {
  if (!error || typeof error !== 'object') return { field: '', message: otherwise }
  return { field: textAt(error, 'field'), message: textAt(error, 'message') || otherwise }
}
