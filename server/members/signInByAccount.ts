import type { Tx } from '#server/db/Tx.ts'
import type { SignIn } from './SignIn.ts'

/** The member with this wallet address, without regard to case. */
export async function signInByAccount(tx: Tx, account: string): Promise<SignIn | undefined> {
  const [member] = await tx<SignIn>`
    select id, password_hash as "passwordHash", frozen_at as "frozenAt",
      frozen_reason as "frozenReason"
    from member where account_key = ${account.toLowerCase()}`
  return member
}
