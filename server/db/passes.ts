import { InDoubt } from './InDoubt.ts'

/** States after which the transaction is surely undone and may be run again. */
const PASSING = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
  '57P01', // the server is being shut down
  '57P02', // the server crashed
  '57P03', // the server is starting up
  '53300', // too many connections
  '25006', // read only: a primary that no longer is one
])

const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Whether the database itself said no, so that the transaction is surely undone. Not where the connection broke: EPIPE
 * looks like a state, and class 08 is what a pooler says that has lost its server.
 */
export const undone = (error: unknown): boolean =>
  /^(?!08|EPIPE)[0-9A-Z]{5}$/.test(codeOf(error) ?? '')

/** Whether the reason of a failure passes by itself and the work was surely undone. */
export function passes(error: unknown): boolean {
  if (error instanceof InDoubt) return false
  const code = codeOf(error)
  if (code) return PASSING.has(code) || BROKEN.has(code) || code.startsWith('08')
  return (
    error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(
      error.message,
    )
  )
}

const TIMED_OUT = '57014'

/** Whether a statement was ended for the time it took: the work is undone, and half of it may be quick enough. */
export const timedOut = (error: unknown): boolean => codeOf(error) === TIMED_OUT
