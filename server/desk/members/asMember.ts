import { askAs } from '#server/calls/askAs.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { known } from './known.ts'

/** The member's own call is run, read only, and what it did besides is undone; the look itself is a line of the log. */
export const asMember: InTx<'operator/asMember'> = async ({ tx, world, body, now, locale }) => {
  const { memberId, path, body: json = {}, reason } = body
  await known(tx, memberId)
  const answer = await askAs(tx, world.reading, { member: memberId, path, json, now, locale })
  const line = { subject: `member ${memberId}`, after: { path, body: json }, reason }
  return { result: { answer }, log: [line] }
}
