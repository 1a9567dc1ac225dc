import type { Tx } from '#server/db/Tx.ts'
import { RATIO_ONE } from '#shared/money.ts'
import { insertMember } from './insertMember.ts'
import { spelledAccount } from './spelledAccount.ts'

type Founder = { account: string; email: string; nickname: string; now: Date }

/** Whether there is a root already, and so was a first start. */
export async function isPlanted(tx: Tx): Promise<boolean> {
  return (await tx`select from member where inviter_id is null`).length > 0
}

/**
 * The root of the tree, made when there is none: an agent and a site with all of both ratios, who signs in by wallet.
 * Answers its invitation code, and whether this made it. `founder` is asked for only then.
 */
export async function plantRoot(
  tx: Tx,
  founder: () => Founder,
): Promise<{ inviteCode: string; planted: boolean }> {
  // Two first starts at once make one root.
  await tx`select pg_advisory_xact_lock(5208002)`
  const [root] = await tx<{ inviteCode: string }>`
    select invite_code as "inviteCode" from member where inviter_id is null`
  if (root) return { ...root, planted: false }
  const { account, ...rest } = founder()
  const made = await insertMember(tx, {
    ...rest,
    account: spelledAccount(account),
    passwordHash: null,
    proved: false,
    inviter: null,
    ratio: Number(RATIO_ONE),
  })
  if (!made) throw new Error('the founder could not be made: there are members, but no root')
  return { inviteCode: made.inviteCode, planted: true }
}
