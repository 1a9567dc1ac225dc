import { domainToUnicode } from 'node:url'
import type { Tx } from '#server/db/Tx.ts'
import { spelledMail } from '#shared/spelledMail.ts'

/** Who has a mail address, and whether a code mailed to it may set a password. */
export type MailHolder = { id: string; mayRetrieve: boolean }

/**
 * Whose mail address this is, without regard to case and spelling. More than one only where two were let in while each
 * spelling was an address of its own: who has the one that is asked for comes first (docs/decisions/136).
 */
export function mailHolders(tx: Tx, email: string): Promise<MailHolder[]> {
  const keys = mailKeys(email)
  return tx<MailHolder>`
    select id, mail_trusted and frozen_at is null as "mayRetrieve"
    from member where email_key = any(${keys}) order by array_position(${keys}::text[], email_key)`
}

/** What a mail address may be stored under: as it was typed, in its one spelling, and as people read it, which it was once. */
export function mailKeys(email: string): string[] {
  const spelled = spelledMail(email)
  const at = spelled.lastIndexOf('@') + 1
  const read = spelled.slice(0, at) + domainToUnicode(spelled.slice(at))
  // What an operator looks for may be no address, and then reads as nothing.
  const keys = [email, spelled, read].filter((key) => key !== '')
  return [...new Set(keys.map((key) => key.toLowerCase()))]
}
