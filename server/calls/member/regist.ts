import type { Handler } from '#server/calls/Handler.ts'
import type { World } from '#server/calls/World.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { checkPassword } from '#server/members/checkPassword.ts'
import { checkProof, type Proof, spendProof } from '#server/members/checkProof.ts'
import { join } from '#server/members/join.ts'
import { spendCode, tryCode } from '#server/members/mail-codes.ts'
import { hashPassword } from '#server/members/passwords.ts'
import { spelledAccount } from '#server/members/spelledAccount.ts'
import { readParameters } from '#server/parameters/readParameters.ts'

/** Registration (specification §5, decisions §7). The code is used up by success alone; its tries count in any case. */
export const regist: Handler<'member/regist'> = {
  free: async ({ body, now, address, world }) => {
    const { db, config } = world
    checkPassword(body.password, config.passwordMin)
    const account = spelledAccount(body.account)
    const codeId = await checkCode(world, { email: body.email, code: body.code, address, now })
    const proved = body.proof && (await checkOwnProof(world, { proof: body.proof, account, now }))
    const passwordHash = await hashPassword(body.password)
    const id = await db.inTx(async (tx) => {
      await spendCode(tx, codeId, now)
      if (proved) await spendProof(tx, proved.nonce, now)
      const { nickname, email, inviteCode } = body
      return join(tx, {
        nickname,
        email,
        inviteCode,
        account,
        passwordHash,
        proved: proved !== undefined,
        now,
      })
    })
    return { id }
  },
}

type Code = { email: string; code: string; address: string; now: Date }

/** Kept before anything is said, so that a wrong code costs a try even though the call is refused. */
async function checkCode({ db }: World, { email, code, address, now }: Code): Promise<string> {
  const found = await db.inTx(async (tx) => {
    const { registrationOpen } = await readParameters(tx, now)
    if (!registrationOpen) throw new Refusal('registrationClosed')
    const mail = email.toLowerCase()
    await limit(tx, { key: `regist:from:${address}`, burst: 30, perSecond: 1 / 60, now })
    await limit(tx, { key: `regist:mail:${mail}`, burst: 10, perSecond: 1 / 360, now })
    return tryCode(tx, { purpose: 'regist', email, now }, code)
  })
  if (!found) throw new Refusal('wrongCode', { field: 'code' })
  return found
}

type Claimed = { proof: Proof; account: string; now: Date }

/** The proof must be of the account that is registered, not of any other. */
async function checkOwnProof({ db, config }: World, { proof, account, now }: Claimed) {
  const proved = await checkProof({ db, rpcUrl: config.rpcUrl, now }, proof)
  if (proved.account !== account) throw new Refusal('proofWrong', { field: 'proof' })
  return proved
}
