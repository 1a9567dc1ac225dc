import type { InTx } from '#server/desk/DeskAct.ts'
import { passwordEndedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { endPassword as end } from '#server/members/endSessions.ts'
import { locked } from './known.ts'

export const endPassword: InTx<'operator/endPassword'> = async ({ tx, body }) => {
  const { memberId: id, reason } = body
  const { email } = await locked(tx, id)
  const { hadPassword, ended } = await end(tx, id)
  const line = {
    subject: `member ${id}`,
    before: { hasPassword: hadPassword, sessions: ended },
    after: { hasPassword: false, sessions: 0 },
    reason,
  }
  return {
    result: { id, ended },
    log: hadPassword || ended > 0 ? [line] : [],
    mails: hadPassword && email ? [{ to: email, letter: inBoth(passwordEndedLetter) }] : [],
  }
}
