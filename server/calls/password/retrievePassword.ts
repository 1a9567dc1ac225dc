import { checkCode } from '#server/calls/checkCode.ts'
import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { passwordChangedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { checkPassword } from '#server/members/checkPassword.ts'
import { proveNetwork } from '#server/members/limitLogins.ts'
import { spendCode } from '#server/members/mail-codes.ts'
import { hashPassword } from '#server/members/passwords.ts'
import { setPasswordByMail } from '#server/members/setPassword.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** A new password by a mailed code: the first one too, for whom only the wallet signed in. Ends all sign-ins. */
export const retrievePassword: Handler<'password/retrievePassword'> = {
  free: async ({ body, now, address, world }) => {
    const { email, code, handle, password } = body
    const { db, config } = world
    checkPassword(password, config.passwordMin)
    const of = { purpose: 'retrieve', email, handle, from: address, now } as const
    const codeId = await checkCode(world, { ...of, code })
    const passwordHash = await hashPassword(password)
    await db.inTx(async (tx) => {
      await spendCode(tx, codeId, now)
      // Since the code was mailed the account may have been frozen, or the address taken off it.
      const account = await setPasswordByMail(tx, email, passwordHash)
      if (!account) throw new Refusal('wrongCode', { field: 'code' })
      await proveNetwork(tx, { account, address, now })
      const { serviceEmail } = await readParameters(tx, now)
      const letter = inBoth((locale) => passwordChangedLetter(locale, serviceEmail))
      await writeLetter(tx, { to: email, letter, now })
    })
    sendSoon(world)
    return {}
  },
}
