import type { Tx } from '#server/db/Tx.ts'

/** Takes an ad off the pages; it stays in the records. */
export async function hideAd(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`
    update ad set shown = false, updated_at = ${now}, revision = revision + 1 where id = ${id}`
}
