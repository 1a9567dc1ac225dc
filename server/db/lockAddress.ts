import type { Tx } from './Tx.ts'

/** Holds an address, in any case, for this transaction: it becomes a member's account or a funding address, never both at once. */
export const lockAddress = (tx: Tx, address: string) =>
  tx`select pg_advisory_xact_lock(5208043, hashtext(${address.toLowerCase()}))`
