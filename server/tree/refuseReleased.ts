import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

/**
 * Refuses `addressReleased` for a row whose address went to its owner (`releaseAddress`): nobody will ever sign in to it. It
 * is held, so that the address does not go before what is given is written down.
 */
export async function refuseReleased(tx: Tx, member: string, field: string): Promise<void> {
  const [row] = await tx<{ released: boolean }>`
    select account like 'released %' as released from member where id = ${member} for key share`
  if (row?.released) throw new Refusal('addressReleased', { field })
}
