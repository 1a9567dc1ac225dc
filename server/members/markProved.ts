import type { Tx } from '#server/db/Tx.ts'

/** Remembers the first time that the account was proved: by a signature or a payment that came from it. Answers whether this was it. */
export async function markProved(tx: Tx, member: string, now: Date): Promise<boolean> {
  const rows = await tx<{ id: string }>`
    update member set account_proved_at = ${now}
    where id = ${member} and account_proved_at is null returning id`
  return rows.length > 0
}
