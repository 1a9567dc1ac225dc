import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { passwordChangedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { checkPassword } from '#server/members/checkPassword.ts'
import { holdSession } from '#server/members/holdSession.ts'
import { limitChanges, limitPasswords } from '#server/members/limitPasswords.ts'
import { openSession } from '#server/members/openSession.ts'
import { passwordOf } from '#server/members/passwordOf.ts'
import { hashPassword, isPassword } from '#server/members/passwords.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** Another password for who knows the present one. All sign-ins end but the one that is answered. */
export const modifyPassword: Handler<'password/modifyPassword'> = {
  free: async ({ body: { oldPassword, password }, member, now, address, world }) => {
    const { db, clock, config } = world
    checkPassword(password, config.passwordMin)
    const { hash } = await db.inTx(async (tx) => {
      await limitPasswords(tx, { ...member, from: address, now })
      return passwordOf(tx, member.id)
    })
    if (hash === null) throw new Refusal('passwordNone', { field: 'oldPassword' })
    if (!(await isPassword(hash, oldPassword)))
      throw new Refusal('wrongOldPassword', { field: 'oldPassword' })
    // In a transaction of its own, before another hash is reckoned.
    await db.inTx((tx) => limitChanges(tx, { member: member.id, now }))
    const passwordHash = await hashPassword(password)
    const session = await db.inTx(async (tx) => {
      await holdSession(tx, member, clock.now)
      await setPassword(tx, member.id, passwordHash)
      // The address of this moment: another one may have been confirmed since the password was looked at.
      const { email: to, mailTrusted } = await passwordOf(tx, member.id)
      const { serviceEmail } = await readParameters(tx, now)
      const letter = inBoth((locale) => passwordChangedLetter(locale, serviceEmail))
      if (mailTrusted) await writeLetter(tx, { to, letter, now })
      return openSession(tx, member.id, now)
    })
    sendSoon(world)
    return session
  },
}
