import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { WithdrawalTerms } from './WithdrawalTerms.ts'
import { needsTwo, type WithdrawalFacts, withdrawalNumbered } from './withdrawalFacts.ts'

/** Which withdrawal, as it was when somebody decided about it, who that was, and when. */
export type Deciding = { no: string; revision: number; by: string; now: Date }

type Approving = Deciding & {
  terms: WithdrawalTerms
  /** Which member decides; null: the command line. */
  self?: string | null
  /** Works at the desk for too short a time to be one of two people. */
  newcomer?: boolean
  /** It was shown as the first of two approvals: what would be paid by it alone is not meant. */
  first?: boolean | undefined
}

/** Nobody else approves until this transaction ends: what was approved within a day is counted by one at a time. */
export const lockApprovals = (tx: Tx) => tx`select pg_advisory_xact_lock(5208017)`

/**
 * Lets the payer pay a withdrawal that waits for it, or writes down who approved it first where two people have to
 * (docs/decisions/092). Refuses `noWithdrawal`, `withdrawalChanged`, `ownWithdrawal`, `withdrawalFrozen`, `samePerson`, `newAtDesk` and
 * `oneIsEnough`.
 * Whoever calls holds `lockApprovals`.
 */
export async function approveWithdrawal(
  tx: Tx,
  approving: Approving,
): Promise<'approved' | 'first'> {
  const { no, by, newcomer = false, first, now, terms } = approving
  const asked = await mayDecide(tx, approving)
  const { id, coin, firstBy } = asked
  const { twoPersonAbove = null } =
    terms.coinSet.find(({ symbol }) => symbol === coin)?.withdraw ?? {}
  const alone = !needsTwo(asked, twoPersonAbove)
  if (!alone && firstBy === by) throw new Refusal('samePerson', { values: { no }, field: 'no' })
  // Nor the first: whoever made one would be the second.
  if (!alone && newcomer) throw new Refusal('newAtDesk')
  if (alone && first) throw new Refusal('oneIsEnough')
  if (alone || firstBy !== null) {
    await tx`
      update withdrawal set state = 'approved', revision = revision + 1, decided_by = ${by}, decided_at = ${now}
      where id = ${id}`
    return 'approved'
  }
  await tx`
    update withdrawal set revision = revision + 1, first_by = ${by}, first_at = ${now} where id = ${id}`
  return 'first'
}

/** The withdrawal, held for this transaction, where this person may approve it as it is. */
async function mayDecide(
  tx: Tx,
  { no, revision, self = null, now }: Approving,
): Promise<WithdrawalFacts> {
  await tx`select 1 from withdrawal where no = ${no} for update`
  const asked = await withdrawalNumbered(tx, no, now)
  if (!asked) throw new Refusal('noWithdrawal', { values: { no }, field: 'no' })
  const { state, member, frozen } = asked
  if (state !== 'requested' || asked.revision !== revision) throw changed(no)
  if (member === self) throw new Refusal('ownWithdrawal', { values: { no }, field: 'no' })
  if (frozen !== null) {
    throw new Refusal('withdrawalFrozen', { values: { no, member, why: frozen }, field: 'no' })
  }
  return asked
}

/** It is not as it was when somebody decided about it. */
export const changed = (no: string) =>
  new Refusal('withdrawalChanged', { values: { no }, field: 'revision' })
