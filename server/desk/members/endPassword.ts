import type { Tx } from '#server/db/Tx.ts'
import type { InTx, Mailed } from '#server/desk/DeskAct.ts'
import { endWords } from '#server/desk/people/endWords.ts'
import { passwordEndedForNowLetter, passwordEndedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { endPassword as end } from '#server/members/endSessions.ts'
import { mailHolders } from '#server/members/mailHolders.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { locked } from './known.ts'

/**
 * Whoever knew the password may have worked at the desk with it: what was said as the first of two people ends too, though the
 * sign-in be over.
 */
export const endPassword: InTx<'operator/endPassword'> = async ({ tx, actor, body, now }) => {
  const { memberId: id, reason } = body
  const { email } = await locked(tx, id)
  const { hadPassword, ended } = await end(tx, id)
  const line = {
    subject: `member ${id}`,
    before: { hasPassword: hadPassword, sessions: ended },
    after: { hasPassword: false, sessions: 0 },
    reason,
  }
  const words = await endWords(tx, { memberId: id, roles: [], actor, reason, now })
  return {
    result: { id, ended },
    log: [...(hadPassword || ended > 0 ? [line] : []), ...words],
    mails: hadPassword && email ? [await mailTo(tx, { id, email, now })] : [],
  }
}

/** Nobody is sent to “Forgot password” who would be told there that it is of no use. */
async function mailTo(
  tx: Tx,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<Mailed> {
  const holders = await mailHolders(tx, email)
  const mayRetrieve = holders.some((one) => one.id === id && one.mayRetrieve)
  if (mayRetrieve) return { to: email, letter: inBoth(passwordEndedLetter) }
  const { serviceEmail } = await readParameters(tx, now)
  return {
    to: email,
    letter: inBoth((locale) => passwordEndedForNowLetter(locale, serviceEmail)),
  }
}
