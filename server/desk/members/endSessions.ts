import type { InTx } from '#server/desk/DeskAct.ts'
import { endSessions as end } from '#server/members/endSessions.ts'
import { locked } from './known.ts'

export const endSessions: InTx<'operator/endSessions'> = async ({ tx, body }) => {
  const { memberId: id, reason } = body
  await locked(tx, id)
  const ended = await end(tx, id)
  const line = {
    subject: `member ${id}`,
    before: { sessions: ended },
    after: { sessions: 0 },
    reason,
  }
  return { result: { id, ended }, log: ended === 0 ? [] : [line] }
}
