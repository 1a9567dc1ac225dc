import type { Tx } from '#server/db/Tx.ts'

/**
 * Whose wallet signs for an account for the first time owns it: a payment says nothing of who set the password. Somebody else may have typed its address before, with a mail and
 * a password of their own: the password goes, every session ends, and the mail is no longer a way in
 * (docs/decisions/041-the-wallet-owns-the-account.md).
 */
export async function claimAccount(tx: Tx, member: string): Promise<void> {
  await tx`update member set password_hash = null, mail_trusted = false where id = ${member}`
  await tx`delete from session where member_id = ${member}`
}
