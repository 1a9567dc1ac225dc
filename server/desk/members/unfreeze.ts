import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { frozenSince, unfreeze as letIn } from '#server/members/freeze.ts'
import { refuseReleased } from '#server/tree/refuseReleased.ts'
import { locked } from './known.ts'

/** Refuses `noMember`, `addressReleased` and `standsOtherwise`: who was shut out anew, or for another reason, stays out. */
export const unfreeze: InTx<'operator/unfreeze'> = async ({ tx, body }) => {
  const { memberId: id, frozen: seen, reason } = body
  const { frozen } = await locked(tx, id)
  await refuseReleased(tx, id, 'memberId')
  const result = { id, frozen: null }
  if (frozen === null) return { result, log: [] }
  const isSeen = !seen || (seen.reason === frozen && seen.since === (await frozenSince(tx, id)))
  if (!isSeen) throw new Refusal('standsOtherwise')
  await letIn(tx, id)
  const line = { subject: `member ${id}`, before: { frozen }, after: { frozen: null }, reason }
  return { result, log: [line] }
}
