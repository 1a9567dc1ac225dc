import { Refused } from '#src/api/Refused.ts'

/** Calls `onStale` where somebody else was quicker, and answers what to throw: no field of the form is to blame for that. */
export function staleOr(error: unknown, onStale: (() => void) | undefined): unknown {
  if (!(error instanceof Refused) || error.field !== 'revision') return error
  onStale?.()
  return { field: '', message: error.message }
}
