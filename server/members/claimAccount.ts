import type { Tx } from '#server/db/Tx.ts'

type Before = { email: string; mailTrusted: boolean }

/**
 * Whose wallet signs for an account for the first time owns it: a payment says nothing of who set the password. Somebody else may have typed its address before, with a mail and
 * a password of their own: the password goes, every session ends, and the mail is no longer a way in
 * (docs/decisions/041-the-wallet-owns-the-account.md). Answers the mail address, and whether it was a way in: it is to be told.
 */
export async function claimAccount(tx: Tx, member: string): Promise<Before> {
  const [before] = await tx<Before>`
    select email, mail_trusted as "mailTrusted" from member where id = ${member} for no key update`
  if (!before) throw new Error(`there is no member ${member}`)
  await tx`update member set password_hash = null, mail_trusted = false where id = ${member}`
  await tx`delete from session where member_id = ${member}`
  return before
}

type Here = { member: string; tokenHash: string }

/**
 * The same where the wallet signed to confirm a mail address from a sign-in of the account: both are then its owner's, and stay.
 * Whatever else opened the account goes.
 */
export async function claimFromHere(tx: Tx, { member, tokenHash }: Here): Promise<void> {
  await tx`update member set password_hash = null where id = ${member}`
  await tx`delete from session where member_id = ${member} and token_hash <> ${tokenHash}`
}
