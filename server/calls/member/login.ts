import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { holdSignIn } from '#server/members/holdSignIn.ts'
import { limitLogins, proveNetwork } from '#server/members/limitLogins.ts'
import { openSession } from '#server/members/openSession.ts'
import { isPassword } from '#server/members/passwords.ts'
import { signInByAccount } from '#server/members/signInByAccount.ts'

/** The same words after the same time, whether the account or the password is wrong (decisions §8). */
export const login: Handler<'member/login'> = {
  free: async ({ body: { account, password }, now, address, world: { db } }) => {
    const member = await db.inTx(async (tx) => {
      await limitLogins(tx, { account, address, now })
      return signInByAccount(tx, account)
    })
    const right = await isPassword(member?.passwordHash ?? null, password)
    if (!member || !right) throw new Refusal('wrongLogin')
    return db.inTx(async (tx) => {
      await holdSignIn(tx, member)
      await proveNetwork(tx, { account, address, now })
      return openSession(tx, member.id, now)
    })
  },
}
