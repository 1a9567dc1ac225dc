import type { Tx } from '#server/db/Tx.ts'

/** Ends all sign-ins of a member. Answers how many there were. */
export async function endSessions(tx: Tx, member: string): Promise<number> {
  const ended = await tx`delete from session where member_id = ${member} returning 1`
  return ended.length
}

/**
 * Takes a member's password away and ends all sign-ins: another one is set by mail, or the wallet signs in. Answers whether
 * there was a password, and how many sign-ins.
 */
export async function endPassword(
  tx: Tx,
  member: string,
): Promise<{ hadPassword: boolean; ended: number }> {
  const had = await tx`
    update member set password_hash = null where id = ${member} and password_hash is not null returning 1`
  return { hadPassword: had.length > 0, ended: await endSessions(tx, member) }
}
