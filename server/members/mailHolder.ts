import type { Tx } from '#server/db/Tx.ts'

/** Who has a mail address, and whether a code mailed to it may set a password. */
export type MailHolder = { id: string; mayRetrieve: boolean }

/** The member with this mail address, without regard to case. */
export async function mailHolder(tx: Tx, email: string): Promise<MailHolder | undefined> {
  const [holder] = await tx<MailHolder>`
    select id, mail_trusted and frozen_at is null as "mayRetrieve"
    from member where email_key = ${email.toLowerCase()}`
  return holder
}
