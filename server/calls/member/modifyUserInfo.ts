import { checkCode } from '#server/calls/checkCode.ts'
import { checkOwner } from '#server/calls/checkOwner.ts'
import type { Asker, Handler } from '#server/calls/Handler.ts'
import { userOf } from '#server/calls/userOf.ts'
import type { World } from '#server/calls/World.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { emailChangedLetter } from '#server/mail/change-letters.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { changeEmail } from '#server/members/changeEmail.ts'
import { changeProfile } from '#server/members/changeProfile.ts'
import { spendProof } from '#server/members/checkProof.ts'
import { holdSession } from '#server/members/holdSession.ts'
import { spendCode } from '#server/members/mail-codes.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { Body } from '#shared/api/index.ts'

/**
 * What is left out stays. A mail address may set a new password from then on, so it takes the code that `sendEmailCode`
 * mailed to it, and the password or the wallet: a stolen token is not enough (docs/decisions/060).
 */
export const modifyUserInfo: Handler<'member/modifyUserInfo'> = {
  free: async ({ body, member, now, locale, address, world }) => {
    const { id, tokenHash } = member
    const { nickname, avatar, email } = body
    const { db, clock } = world
    const key = `profile:${tokenHash}`
    await db.inTx((tx) => limit(tx, { key, burst: 30, perSecond: 1 / 20, now }))
    const mail =
      email === undefined
        ? undefined
        : await checkMail(world, { ...body, member, email, now, from: address })
    const { user, before } = await db.inTx(async (tx) => {
      await holdSession(tx, member, clock.now)
      await changeProfile(tx, { member: id, nickname, avatar })
      if (mail) await spendCode(tx, mail.codeId, now)
      if (mail?.nonce) await spendProof(tx, mail.nonce, now)
      const before = mail && (await changeEmail(tx, { member: id, email: mail.email }))
      const { serviceEmail } = await readParameters(tx, now)
      const letter = emailChangedLetter(locale, serviceEmail)
      if (before) await writeLetter(tx, { to: before, letter, now })
      return { user: await userOf(tx, id, now), before }
    })
    if (before) sendSoon(world)
    return user
  },
}

type Mail = Pick<Body<'member/modifyUserInfo'>, 'code' | 'handle' | 'password' | 'proof'> & {
  member: Asker
  email: string
  now: Date
  from: string
}

/** The mail address with the row of its code, and the nonce of the signature where one came with it. */
async function checkMail(world: World, { code, handle, password, proof, ...mail }: Mail) {
  if (code === undefined) throw new Refusal('codeMissing', { field: 'code' })
  const { member, email, now, from } = mail
  const nonce = await checkOwner(world, { member, password, proof, from, now })
  const purpose = 'email'
  return {
    email,
    nonce,
    codeId: await checkCode(world, { purpose, member: member.id, email, code, handle, now, from }),
  }
}
