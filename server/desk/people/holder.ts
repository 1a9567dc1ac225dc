import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { holderOf } from '#server/members/holders.ts'

export const holder: InTx<'operator/holder'> = async ({ tx, body }) => {
  const result = await holderOf(tx, body.memberId)
  if (!result) throw new Refusal('noMember', { field: 'memberId' })
  return { result }
}
