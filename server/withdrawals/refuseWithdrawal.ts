import type { Tx } from '#server/db/Tx.ts'
import type { Deciding } from './approveWithdrawal.ts'
import { returnHeld } from './returnHeld.ts'

/**
 * Gives a withdrawal back with an operator's words, which the member reads, while the payer has not begun with it.
 * Answers false, and does nothing, where it has changed since.
 */
export async function refuseWithdrawal(
  tx: Tx,
  { id, revision, by, now, note }: Deciding & { note: string },
): Promise<boolean> {
  const [same] = await tx`
    select id from withdrawal
    where id = ${id} and revision = ${revision} and state in ('requested', 'approved') for update`
  if (!same) return false
  const decision = { by, note }
  await returnHeld(tx, { withdrawal: id, reason: 'refused', now, decision })
  return true
}
