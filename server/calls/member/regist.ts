import { zeroAddress } from 'viem'
import { checkCode } from '#server/calls/checkCode.ts'
import { checkOwnProof } from '#server/calls/checkOwnProof.ts'
import type { Handler } from '#server/calls/Handler.ts'
import { takeAddress } from '#server/calls/takeAddress.ts'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { checkPassword } from '#server/members/checkPassword.ts'
import { spendProof } from '#server/members/checkProof.ts'
import { join } from '#server/members/join.ts'
import { spendCode } from '#server/members/mail-codes.ts'
import { hashPassword } from '#server/members/passwords.ts'
import { spelledAccount } from '#server/members/spelledAccount.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { payingWallets } from '#server/withdrawals/payingWallets.ts'

/** Registration (specification §5, decisions §7). The code is used up by success alone; wrong tries count in any case. */
export const regist: Handler<'member/regist'> = {
  free: async ({ body, now, address, world }) => {
    const { db, config } = world
    checkPassword(body.password, config.passwordMin)
    const account = spelledAccount(body.account)
    await refuseClosed(world, now)
    const { email, code, handle } = body
    const of = { purpose: 'regist', email, handle, from: address, now } as const
    const codeId = await checkCode(world, { ...of, code })
    const proved = body.proof && (await checkOwnProof(world, { proof: body.proof, account, now }))
    const passwordHash = await hashPassword(body.password)
    const id = await db.inTx(async (tx) => {
      await spendCode(tx, codeId, now)
      if (proved) {
        await spendProof(tx, proved.nonce, now)
        await takeAddress(tx, { account, now })
      }
      const { nickname, inviteCode } = body
      const house = [zeroAddress, config.pool, config.token, ...(await payingWallets(tx))]
      return join(tx, {
        nickname,
        email,
        inviteCode,
        account,
        passwordHash,
        proved: proved !== undefined,
        now,
        house,
      })
    })
    // Whom the address was taken from has a letter waiting.
    if (proved) sendSoon(world)
    return { id }
  },
}

async function refuseClosed({ db }: World, now: Date): Promise<void> {
  const { registrationOpen } = await db.inTx((tx) => readParameters(tx, now))
  if (!registrationOpen) throw new Refusal('registrationClosed')
}
