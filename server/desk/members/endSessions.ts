import type { InTx } from '#server/desk/DeskAct.ts'
import { endWords } from '#server/desk/people/endWords.ts'
import { endSessions as end } from '#server/members/endSessions.ts'
import { locked } from './known.ts'

/** Somebody else may have signed in there, or have picked the phone up: what was said as the first of two people ends too. */
export const endSessions: InTx<'operator/endSessions'> = async ({ tx, actor, body, now }) => {
  const { memberId: id, reason } = body
  await locked(tx, id)
  const ended = await end(tx, id)
  const line = {
    subject: `member ${id}`,
    before: { sessions: ended },
    after: { sessions: 0 },
    reason,
  }
  const words = await endWords(tx, { memberId: id, roles: [], actor, reason, now })
  return { result: { id, ended }, log: [...(ended === 0 ? [] : [line]), ...words] }
}
