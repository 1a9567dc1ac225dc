import type { Tx } from '#server/db/Tx.ts'

/** What is needed to change a password: the stored one, null where the wallet alone signs in, and where to tell of it. */
export type PasswordOf = { hash: string | null; email: string; mailTrusted: boolean }

/** The member with this id, who exists. */
export async function passwordOf(tx: Tx, member: string): Promise<PasswordOf> {
  const [found] = await tx<PasswordOf>`
    select password_hash as hash, email, mail_trusted as "mailTrusted" from member where id = ${member}`
  if (!found) throw new Error(`there is no member ${member}`)
  return found
}
