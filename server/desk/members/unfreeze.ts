import type { InTx } from '#server/desk/DeskAct.ts'
import { unfreeze as letIn } from '#server/members/freeze.ts'
import { refuseReleased } from '#server/tree/refuseReleased.ts'
import { locked } from './known.ts'

export const unfreeze: InTx<'operator/unfreeze'> = async ({ tx, body }) => {
  const { memberId: id, reason } = body
  const { frozen } = await locked(tx, id)
  await refuseReleased(tx, id, 'memberId')
  const result = { id, frozen: null }
  if (frozen === null) return { result, log: [] }
  await letIn(tx, id)
  const line = { subject: `member ${id}`, before: { frozen }, after: { frozen: null }, reason }
  return { result, log: [line] }
}
