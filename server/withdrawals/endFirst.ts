import type { Tx } from '#server/db/Tx.ts'

type Ended = { no: string; revision: number }

/** First approvals of somebody whose word does not count any more: another person is the first. Answers which, as they are now. */
export const endFirst = (tx: Tx, by: string) => tx<Ended>`
  update withdrawal set first_by = null, first_at = null, revision = revision + 1
  where state = 'requested' and first_by = ${by} returning no, revision`
