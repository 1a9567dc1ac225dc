import type { Tx } from '#server/db/Tx.ts'

/** Takes an ad off the pages; it stays in the records. Answers whether there was one to take off. */
export async function hideAd(tx: Tx, id: string, now: Date): Promise<boolean> {
  const hidden = await tx`
    update ad set shown = false, updated_at = ${now} where id = ${id} and shown returning id`
  return hidden.length > 0
}
