import type { Handler } from '#server/calls/Handler.ts'
import { giveBack } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { codeLetter, hasAccountLetter } from '#server/mail/letters.ts'
import { hasEmail } from '#server/members/hasEmail.ts'
import { CODE_MINUTES, limitSends, makeCode, sendBuckets } from '#server/members/mail-codes.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** Answers the same, and does the same work, whether or not the mail address has an account (decisions §8). */
export const sendRegistCode: Handler<'member/sendRegistCode'> = {
  free: async ({ body: { email }, now, locale, address, world: { db, mailer } }) => {
    const purpose = 'regist'
    const { code, known, countdown } = await db.inTx(async (tx) => {
      const { codeCountdown, registrationOpen } = await readParameters(tx, now)
      if (!registrationOpen) throw new Refusal('registrationClosed')
      await limitSends(tx, { purpose, email, now, address, countdown: codeCountdown })
      const made = await makeCode(tx, { purpose, email, now })
      return { code: made, known: await hasEmail(tx, email), countdown: codeCountdown }
    })
    const letter = known
      ? hasAccountLetter(locale)
      : codeLetter(locale, { code, minutes: CODE_MINUTES })
    try {
      await mailer.send(email, letter)
    } catch {
      // The mailer has told the log; what the caller can do about it is to try again.
      await db.inTx((tx) => giveBack(tx, Object.values(sendBuckets({ purpose, email }))))
      throw new Refusal('mailFailed', { field: 'email' })
    }
    return { retryAfter: countdown }
  },
}
