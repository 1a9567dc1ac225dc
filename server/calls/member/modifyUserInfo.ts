import { checkCode } from '#server/calls/checkCode.ts'
import type { Handler } from '#server/calls/Handler.ts'
import { userOf } from '#server/calls/userOf.ts'
import type { World } from '#server/calls/World.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { emailChangedLetter } from '#server/mail/letters.ts'
import { changeEmail } from '#server/members/changeEmail.ts'
import { changeProfile } from '#server/members/changeProfile.ts'
import { holdSession } from '#server/members/holdSession.ts'
import { spendCode } from '#server/members/mail-codes.ts'

/** What is left out stays. A mail address takes the code that `sendEmailCode` mailed to it. */
export const modifyUserInfo: Handler<'member/modifyUserInfo'> = {
  free: async ({ body, member, now, locale, address, world }) => {
    const { id } = member
    const { nickname, avatar, email, code } = body
    const { db, mailer } = world
    await db.inTx((tx) => limit(tx, { key: `profile:${id}`, burst: 30, perSecond: 1 / 20, now }))
    const mail =
      email === undefined
        ? undefined
        : await checkMail(world, { member: id, email, code, now, from: address })
    const { user, before } = await db.inTx(async (tx) => {
      await holdSession(tx, member)
      await changeProfile(tx, { member: id, nickname, avatar })
      if (mail) await spendCode(tx, mail.codeId, now)
      const before = mail && (await changeEmail(tx, { member: id, email: mail.email }))
      return { user: await userOf(tx, id, now), before }
    })
    // It is done whatever the mail server says, which the mailer tells the log.
    if (before) mailer.send(before, emailChangedLetter(locale)).catch(() => {})
    return user
  },
}

type Mail = { member: string; email: string; code: string | undefined; now: Date; from: string }

/** The mail address with the row of its code. */
async function checkMail(world: World, { code, ...mail }: Mail) {
  if (code === undefined) throw new Refusal('codeMissing', { field: 'code' })
  const { email } = mail
  return { email, codeId: await checkCode(world, { ...mail, purpose: 'email', code }) }
}
