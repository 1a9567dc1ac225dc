import type { Tx } from '#server/db/Tx.ts'

/** What proves the member: the stored password, null where the wallet alone signs in, and the account; and where to tell of a change. */
export type PasswordOf = {
  hash: string | null
  account: string
  email: string
  mailTrusted: boolean
}

/** The member with this id, who exists. */
export async function passwordOf(tx: Tx, member: string): Promise<PasswordOf> {
  const [found] = await tx<PasswordOf>`
    select password_hash as hash, account, email, mail_trusted as "mailTrusted"
    from member where id = ${member}`
  if (!found) throw new Error(`there is no member ${member}`)
  return found
}
