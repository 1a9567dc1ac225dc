import type { Tx } from './Tx.ts'

/** A lock for each midnight, so that nobody waits for one that is not theirs. */
const MIDNIGHTS = 5_208_031

/**
 * Held until this transaction has ended, by whoever writes what is to count from the 00:00 UTC of a day on: it is not gone
 * past before (`passMidnight`). Waits where it is just gone past.
 */
export const beforeMidnight = (tx: Tx, day: string) => tx`
  select pg_advisory_xact_lock_shared(${MIDNIGHTS}::int, ${day}::date - date '2000-01-01')`

/** Waits for everybody who still writes what counts from this midnight on. Whoever comes later sees what this one does. */
export const passMidnight = (tx: Tx, day: string) => tx`
  select pg_advisory_xact_lock(${MIDNIGHTS}::int, ${day}::date - date '2000-01-01')`
