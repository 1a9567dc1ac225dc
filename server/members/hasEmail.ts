import type { Tx } from '#server/db/Tx.ts'

/** Whether a member has this mail address, without regard to case. */
export async function hasEmail(tx: Tx, email: string): Promise<boolean> {
  const found = await tx`select 1 from member where email_key = ${email.toLowerCase()}`
  return found.length > 0
}
