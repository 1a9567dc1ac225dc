import { shownMembers } from '#server/calls/shownMembers.ts'
import { findDirect } from '#server/community/findDirect.ts'
import { summaryOf } from '#server/community/summaryOf.ts'
import { untilThen } from '#server/community/untilThen.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { announcedOf } from '#server/tree/announced.ts'
import { known } from './known.ts'

export const tree: InTx<'operator/tree'> = async ({ tx, body: { memberId, ...page }, now }) => {
  await known(tx, memberId)
  const { ids, next } = await findDirect(tx, memberId, page)
  const summary = await summaryOf(tx, memberId, now)
  const due = await announcedOf(tx, ids, now)
  const list = (await shownMembers(tx, ids, now)).map((it) => ({
    ...it,
    until: untilThen(due.get(it.id)),
  }))
  return { result: { list, next, summary } }
}
