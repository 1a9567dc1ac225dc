import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { post, postTo } from '#server/ledger/post.ts'
import type { WithdrawalReason } from '#shared/reasons.ts'
import { type Held, returnMoves } from './held-moves.ts'

type Returning = {
  withdrawal: string
  reason: WithdrawalReason
  now: Date
  /** The journal of the member's own call; a happening of its own where it is left out. */
  journal?: string
  /** Which operator decided it, and what was written to the member. */
  decision?: { by: string; note: string }
}

/** The one reason for which the fee is not the member's again: docs/decisions/077. */
const FEE_KEPT: WithdrawalReason = 'receiverReverted'

/**
 * Ends a withdrawal unpaid: amount and fee are the member's again, the fee is the house's where the receiver undid a
 * payment that was made. The member is told of what it did not cancel itself. Whoever calls holds its row and knows that
 * it was not paid and never will be. One that has ended already is an error.
 */
export async function returnHeld(
  tx: Tx,
  { withdrawal, reason, now, journal, decision }: Returning,
): Promise<void> {
  const by = decision?.by ?? null
  const [held] = await tx<Held & { no: string }>`
    update withdrawal set state = 'returned', reason = ${reason}, done_at = ${now}, halted = null,
      revision = revision + 1, note = coalesce(${decision?.note ?? null}, note),
      decided_by = coalesce(${by}, decided_by),
      decided_at = case when ${by}::text is null then decided_at else ${now} end
    where id = ${withdrawal} and state not in ('paid', 'returned')
    returning id, no, member_id as member, coin, amount, fee`
  if (!held) throw new Error(`nothing is held for the withdrawal ${withdrawal}`)
  const moves = returnMoves(held, { keepsFee: reason === FEE_KEPT })
  if (journal) await postTo(tx, journal, { now, moves })
  else {
    const key = `withdrawal:${withdrawal}:returned`
    await post(tx, { key, kind: 'withdrawal returned', now, moves })
  }
  // Whoever cancels is answered at once.
  if (reason === 'cancelled') return
  const { no, member, coin, amount } = held
  const told = { member, kind: 'withdrawal_refused', ref: withdrawal, no, coin, amount } as const
  await tellMember(tx, told, { now })
}
