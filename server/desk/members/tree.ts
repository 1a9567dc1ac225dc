import { shownMembers } from '#server/calls/shownMembers.ts'
import { findDirect } from '#server/community/findDirect.ts'
import { summaryOf } from '#server/community/summaryOf.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { known } from './known.ts'

export const tree: InTx<'operator/tree'> = async ({ tx, body: { memberId, ...page }, now }) => {
  await known(tx, memberId)
  const { ids, next } = await findDirect(tx, memberId, page)
  const summary = await summaryOf(tx, memberId, now)
  return { result: { list: await shownMembers(tx, ids, now), next, summary } }
}
