import type { InTx } from '#server/desk/DeskAct.ts'
import { memberLines } from '#server/members/memberRecord.ts'
import { searchMembers } from '#server/members/searchMembers.ts'

export const members: InTx<'operator/members'> = async ({ tx, body }) => {
  const { ids, ...rest } = await searchMembers(tx, body)
  return { result: { list: await memberLines(tx, ids), ...rest } }
}
