import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { passwordChangedLetter } from '#server/mail/change-letters.ts'
import { checkPassword } from '#server/members/checkPassword.ts'
import { holdSession } from '#server/members/holdSession.ts'
import { limitPasswords } from '#server/members/limitPasswords.ts'
import { openSession } from '#server/members/openSession.ts'
import { passwordOf } from '#server/members/passwordOf.ts'
import { hashPassword, isPassword } from '#server/members/passwords.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** Another password for who knows the present one. All sign-ins end but the one that is answered. */
export const modifyPassword: Handler<'password/modifyPassword'> = {
  free: async ({ body: { oldPassword, password }, member, now, locale, world }) => {
    const { db, clock, config, mailer } = world
    checkPassword(password, config.passwordMin)
    const { hash, email, mailTrusted, serviceEmail } = await db.inTx(async (tx) => {
      await limitPasswords(tx, { ...member, now })
      const { serviceEmail } = await readParameters(tx, now)
      return { ...(await passwordOf(tx, member.id)), serviceEmail }
    })
    if (hash === null) throw new Refusal('passwordNone', { field: 'oldPassword' })
    if (!(await isPassword(hash, oldPassword)))
      throw new Refusal('wrongOldPassword', { field: 'oldPassword' })
    const passwordHash = await hashPassword(password)
    const session = await db.inTx(async (tx) => {
      await holdSession(tx, member, clock.now)
      await setPassword(tx, member.id, passwordHash)
      return openSession(tx, member.id, now)
    })
    // It is done whatever the mail server says, which the mailer tells the log.
    if (mailTrusted) mailer.send(email, passwordChangedLetter(locale, serviceEmail)).catch(() => {})
    return session
  },
}
