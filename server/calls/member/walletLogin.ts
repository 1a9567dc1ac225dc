import type { Handler } from '#server/calls/Handler.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { checkProof, spendProof } from '#server/members/checkProof.ts'
import { claimAccount } from '#server/members/claimAccount.ts'
import { markSigned } from '#server/members/markSigned.ts'
import { openSession } from '#server/members/openSession.ts'
import { refuseFrozen } from '#server/members/SignIn.ts'
import { holdByAccount } from '#server/members/signInByAccount.ts'

export const walletLogin: Handler<'member/walletLogin'> = {
  free: async ({ body, now, address, world: { db, config } }) => {
    await db.inTx((tx) =>
      limit(tx, { key: `proof:from:${address}`, burst: 30, perSecond: 0.5, now }),
    )
    const { account, nonce } = await checkProof({ db, rpcUrl: config.rpcUrl, now }, body)
    return db.inTx(async (tx) => {
      const member = await holdByAccount(tx, account)
      // Undone by the refusal, so that the same signature may still be used to sign up.
      await spendProof(tx, nonce, now)
      if (!member) throw new Refusal('walletUnknown')
      refuseFrozen(member)
      if (await markSigned(tx, member.id, now)) await claimAccount(tx, member.id)
      return openSession(tx, member.id, now)
    })
  },
}
