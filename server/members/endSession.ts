import type { Tx } from '#server/db/Tx.ts'

/** Ends one sign-in; the member's others go on. */
export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx`delete from session where token_hash = ${tokenHash}`
}
