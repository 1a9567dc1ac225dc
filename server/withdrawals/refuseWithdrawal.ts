import type { Tx } from '#server/db/Tx.ts'
import type { Deciding } from './approveWithdrawal.ts'
import { mayBePaid, PAID_OTHERWISE } from './mayBePaid.ts'
import { returnHeld } from './returnHeld.ts'
import type { Seen } from './seenOnChain.ts'

type Refusing = Deciding & {
  note: string
  /** What the chain showed before. */
  seen: Seen
}

/**
 * Gives a withdrawal back with an operator's words, which the member reads, while the payer has not begun with it. One
 * whose id was paid to somebody else can be given back too: it is never paid. Answers `changed` or `unclear`, and does
 * nothing, where it has changed since or may have been paid.
 */
export async function refuseWithdrawal(
  tx: Tx,
  { id, revision, by, now, note, seen }: Refusing,
): Promise<'refused' | 'changed' | 'unclear'> {
  const [same] = await tx<{ halted: string | null }>`
    select halted from withdrawal
    where id = ${id} and revision = ${revision} and state in ('requested', 'approved') for update`
  if (!same) return 'changed'
  if (same.halted !== PAID_OTHERWISE && (await mayBePaid(tx, seen))) return 'unclear'
  const decision = { by, note }
  await returnHeld(tx, { withdrawal: id, reason: 'refused', now, decision })
  return 'refused'
}
