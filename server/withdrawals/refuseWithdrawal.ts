import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { changed, type Deciding } from './approveWithdrawal.ts'
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
 * whose id was paid to somebody else can be given back too: it is never paid. Refuses `withdrawalChanged`, and
 * `withdrawalMayBePaid` where it may have been paid.
 */
export async function refuseWithdrawal(
  tx: Tx,
  { no, revision, by, now, note, seen }: Refusing,
): Promise<void> {
  const [same] = await tx<{ id: string; halted: string | null }>`
    select id, halted from withdrawal
    where no = ${no} and revision = ${revision} and state in ('requested', 'approved') for update`
  if (!same) throw changed(no)
  if (same.halted !== PAID_OTHERWISE && (await mayBePaid(tx, seen))) {
    throw new Refusal('withdrawalMayBePaid', { values: { no }, field: 'no' })
  }
  const decision = { by, note }
  await returnHeld(tx, { withdrawal: same.id, reason: 'refused', now, decision })
}
