import type { InTx } from '#server/desk/DeskAct.ts'
import { profileOf } from '#server/members/profileOf.ts'
import { rootMember } from '#server/members/rootMember.ts'

export const invitation: InTx<'operator/invitation'> = async ({ tx }) => {
  const { id } = await rootMember(tx)
  const { inviteCode } = await profileOf(tx, id)
  return { result: { id, inviteCode } }
}
