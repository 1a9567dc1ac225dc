import type { Tx } from '#server/db/Tx.ts'
import { mailHolders, mailKeys } from './mailHolders.ts'

/** Gives a member another password, as `hashPassword` made it, and ends all sign-ins (decisions §8). */
export async function setPassword(tx: Tx, member: string, passwordHash: string): Promise<void> {
  await tx`update member set password_hash = ${passwordHash} where id = ${member}`
  await tx`delete from session where member_id = ${member}`
}

/**
 * The same for whoever has this mail address and may retrieve a password by it at this very moment. Answers the account;
 * undefined where there is no such member.
 */
export async function setPasswordByMail(
  tx: Tx,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [holder] = await mailHolders(tx, email)
  if (!holder) return undefined
  const [member] = await tx<{ id: string; account: string }>`
    update member set password_hash = ${passwordHash}
    where id = ${holder.id} and email_key = any(${mailKeys(email)}) and mail_trusted and frozen_at is null
    returning id, account`
  if (member) await tx`delete from session where member_id = ${member.id}`
  return member?.account
}
