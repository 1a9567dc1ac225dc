import type { Tx } from '#server/db/Tx.ts'

/** Which withdrawal, as it was when somebody decided about it, who that was, and when. */
export type Deciding = { id: string; revision: number; by: string; now: Date }

/** Lets the payer pay a withdrawal that waits for it. Answers false, and does nothing, where it has changed since. */
export async function approveWithdrawal(
  tx: Tx,
  { id, revision, by, now }: Deciding,
): Promise<boolean> {
  const approved = await tx`
    update withdrawal set state = 'approved', revision = revision + 1, decided_by = ${by}, decided_at = ${now}
    where id = ${id} and revision = ${revision} and state = 'requested' returning id`
  return approved.length > 0
}
