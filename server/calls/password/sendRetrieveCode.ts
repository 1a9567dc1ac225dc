import type { Handler } from '#server/calls/Handler.ts'
import { mailCode } from '#server/calls/mailCode.ts'
import { codeLetter, noAccountLetter, noRetrievalLetter } from '#server/mail/code-letters.ts'
import { mailHolders } from '#server/members/mailHolders.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** A code to set a new password with. Who cannot have one is told so by mail, and nobody else is. */
export const sendRetrieveCode: Handler<'password/sendRetrieveCode'> = {
  free: ({ body: { email, handle }, now, locale, address, world }) =>
    mailCode(world, {
      purpose: 'retrieve',
      email,
      handle,
      now,
      from: address,
      letter: async (tx, code) => {
        const { serviceEmail } = await readParameters(tx, now)
        const [holder] = await mailHolders(tx, email)
        if (!holder) return noAccountLetter(locale)
        return holder.mayRetrieve
          ? codeLetter(locale, { purpose: 'retrieve', code })
          : noRetrievalLetter(locale, serviceEmail)
      },
    }),
}
