import { checkCode } from '#server/calls/checkCode.ts'
import { checkOwner } from '#server/calls/checkOwner.ts'
import type { Asker, Handler } from '#server/calls/Handler.ts'
import { userOf } from '#server/calls/userOf.ts'
import type { World } from '#server/calls/World.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { accountClaimedLetter, emailChangedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { changeEmail } from '#server/members/changeEmail.ts'
import { changeProfile } from '#server/members/changeProfile.ts'
import { spendProof } from '#server/members/checkProof.ts'
import { claimFromHere } from '#server/members/claimAccount.ts'
import { holdSession } from '#server/members/holdSession.ts'
import { spendCode } from '#server/members/mail-codes.ts'
import { markSigned } from '#server/members/markSigned.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { Body } from '#shared/api/index.ts'

/**
 * What is left out stays. A mail address may set a new password from then on, so it takes the code that `sendEmailCode`
 * mailed to it, and the password or the wallet: a stolen token is not enough (docs/decisions/060).
 */
export const modifyUserInfo: Handler<'member/modifyUserInfo'> = {
  free: async ({ body, member, now, address, world }) => {
    const { id, tokenHash } = member
    const { nickname, avatar, email } = body
    const { db, clock } = world
    const key = `profile:${tokenHash}`
    await db.inTx((tx) => limit(tx, { key, burst: 30, perSecond: 1 / 20, now }))
    const mail =
      email === undefined
        ? undefined
        : await checkMail(world, { ...body, member, email, now, from: address })
    const { user, isTold } = await db.inTx(async (tx) => {
      await holdSession(tx, member, clock.now)
      await changeProfile(tx, { member: id, nickname, avatar })
      const isTold = mail !== undefined && (await saveMail(tx, { ...mail, member, now }))
      return { user: await userOf(tx, id, now), isTold }
    })
    if (isTold) sendSoon(world)
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

type Saving = Awaited<ReturnType<typeof checkMail>> & { member: Asker; now: Date }

/** Answers whether the former mail address is told. In both languages, as it need not be its reader who asks. */
async function saveMail(tx: Tx, { email, nonce, codeId, member, now }: Saving): Promise<boolean> {
  await spendCode(tx, codeId, now)
  if (nonce) await spendProof(tx, nonce, now)
  const before = await changeEmail(tx, { member: member.id, email })
  // The first signature decides here as it does at a sign-in (docs/decisions/041).
  const isClaimed = nonce !== undefined && (await markSigned(tx, member.id, now))
  if (isClaimed) await claimFromHere(tx, { member: member.id, tokenHash: member.tokenHash })
  if (before === undefined) return false
  const { serviceEmail } = await readParameters(tx, now)
  const write = isClaimed ? accountClaimedLetter : emailChangedLetter
  const letter = inBoth((locale) => write(locale, serviceEmail))
  await writeLetter(tx, { to: before, letter, now })
  return true
}
