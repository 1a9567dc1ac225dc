import { withdrawNotice as takeBack } from '#server/content/withdrawNotice.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { changedNotice, heldNotice } from './notice.ts'

/** Refuses `notFound`, `changedSince` and `noticeWithdrawn`. */
export const withdrawNotice: InTx<'operator/withdrawNotice'> = async (given) => {
  const { tx, body, now, locale } = given
  const { id, revision, reason } = body
  const asked = { tx, id, now, locale }
  const { state } = await heldNotice(asked, revision)
  if (!(await takeBack(tx, id, now))) throw new Refusal('noticeWithdrawn', { field: 'id' })
  const line = { subject: `notice ${id}`, before: { state }, after: { state: 'withdrawn' }, reason }
  return { result: await changedNotice(asked), log: [line] }
}
