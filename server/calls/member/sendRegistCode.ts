import type { Handler } from '#server/calls/Handler.ts'
import { mailCode } from '#server/calls/mailCode.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { codeLetter, hasAccountLetter } from '#server/mail/code-letters.ts'
import { mailHolders } from '#server/members/mailHolders.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** A code to sign up with; who has an account already is told so by mail. */
export const sendRegistCode: Handler<'member/sendRegistCode'> = {
  free: ({ body: { email, handle }, now, locale, address, world }) =>
    mailCode(world, {
      purpose: 'regist',
      email,
      handle,
      now,
      from: address,
      letter: async (tx, code) => {
        const { registrationOpen } = await readParameters(tx, now)
        if (!registrationOpen) throw new Refusal('registrationClosed')
        const [known] = await mailHolders(tx, email)
        return known ? hasAccountLetter(locale) : codeLetter(locale, { purpose: 'regist', code })
      },
    }),
}
