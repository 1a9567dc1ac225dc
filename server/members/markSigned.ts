import type { Tx } from '#server/db/Tx.ts'

/** Remembers the first signature of the account's wallet, which proves the account too. Answers whether this was it. */
export async function markSigned(tx: Tx, member: string, now: Date): Promise<boolean> {
  const rows = await tx<{ id: string }>`
    update member set signed_at = ${now}, account_proved_at = coalesce(account_proved_at, ${now})
    where id = ${member} and signed_at is null returning id`
  return rows.length > 0
}
