import type { Handler } from '#server/calls/Handler.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { accountClaimedLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { checkProof, spendProof } from '#server/members/checkProof.ts'
import { claimAccount } from '#server/members/claimAccount.ts'
import { markSigned } from '#server/members/markSigned.ts'
import { openSession } from '#server/members/openSession.ts'
import { refuseFrozen } from '#server/members/SignIn.ts'
import { holdByAccount } from '#server/members/signInByAccount.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

export const walletLogin: Handler<'member/walletLogin'> = {
  free: async ({ body, now, address, world }) => {
    const { db, config } = world
    await db.inTx((tx) =>
      limit(tx, { key: `proof:from:${address}`, burst: 30, perSecond: 0.5, now }),
    )
    const { account, nonce } = await checkProof({ db, rpcUrl: config.rpcUrl, now }, body)
    const { session, claimed } = await db.inTx(async (tx) => {
      const member = await holdByAccount(tx, account)
      // Undone by the refusal, so that the same signature may still be used to sign up.
      await spendProof(tx, nonce, now)
      if (!member) throw new Refusal('walletUnknown')
      refuseFrozen(member)
      // Only who has the wallet comes so far: nobody else uses it up.
      await limit(tx, { key: `proof:of:${member.id}`, burst: 60, perSecond: 1 / 20, now })
      const claimed = await markSigned(tx, member.id, now)
      if (claimed) await claim(tx, member.id, now)
      return { session: await openSession(tx, member.id, now), claimed }
    })
    if (claimed) sendSoon(world)
    return session
  },
}

/** What opened the account before is told so, where it was a way in; in both languages, as the reader may be somebody else. */
async function claim(tx: Tx, member: string, now: Date): Promise<void> {
  const before = await claimAccount(tx, member)
  if (!before.mailTrusted) return
  const { serviceEmail } = await readParameters(tx, now)
  const letter = inBoth((locale) => accountClaimedLetter(locale, serviceEmail))
  await writeLetter(tx, { to: before.email, letter, now })
}
