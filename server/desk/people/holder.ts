import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { holderOf } from '#server/members/holders.ts'
import { withRevisions } from './role-revisions.ts'

export const holder: InTx<'operator/holder'> = async ({ tx, body }) => {
  const held = await holderOf(tx, body.memberId)
  const [result] = await withRevisions(tx, held ? [held] : [])
  if (!result) throw new Refusal('noMember', { field: 'memberId' })
  return { result }
}
