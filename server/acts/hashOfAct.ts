import { createHash } from 'node:crypto'

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

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
