import { createHash } from 'node:crypto'
import { canonical } from '#server/db/canonical.ts'

/** A line of the operators' log as its hash sees it; `at` is ISO 8601 with milliseconds. */
export type ActLine = {
  actor: string
  act: string
  subject: string
  before: unknown
  after: unknown
  reason: string | null
  at: string
}

/** The hash of a line: over the hash before and the line's JSON with all keys in order. */
export const hashOfAct = (previous: string, line: ActLine): string =>
  createHash('sha256')
    .update(previous + canonical(line))
    .digest('hex')
