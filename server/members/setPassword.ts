import type { Tx } from '#server/db/Tx.ts'

/** Gives a member another password, as `hashPassword` made it, and ends all sign-ins (decisions §8). */
export async function setPassword(tx: Tx, member: string, passwordHash: string): Promise<void> {
  await tx`update member set password_hash = ${passwordHash} where id = ${member}`
  await tx`delete from session where member_id = ${member}`
}
