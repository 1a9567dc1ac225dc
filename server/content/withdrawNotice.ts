import type { Tx } from '#server/db/Tx.ts'

/** Takes a notice back; it stays in the records. Answers whether there was one to take back. */
export async function withdrawNotice(tx: Tx, id: string, now: Date): Promise<boolean> {
  const taken = await tx`
    update notice set withdrawn_at = ${now}, updated_at = ${now}, revision = revision + 1
    where id = ${id} and withdrawn_at is null returning id`
  return taken.length > 0
}
