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

/** The same, kept from changing until the transaction ends: nobody is frozen between the look and the sign-in. */
export async function holdByAccount(tx: Tx, account: string): Promise<SignIn | undefined> {
  // Not shared: the first signature writes to the row, and two who share it would wait for each other.
  await tx`select 1 from member where account_key = ${account.toLowerCase()} for no key update`
  return signInByAccount(tx, account)
}
