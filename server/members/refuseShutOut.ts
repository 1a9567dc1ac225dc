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

/** The same, and `memberFrozen` for a member who is to be let in first. */
export async function refuseShutOut(tx: Tx, member: string, field: string): Promise<void> {
  await refuseReleased(tx, member, field)
  const [frozen] = await tx<{ why: string }>`
    select coalesce(frozen_reason, '') as why from member where id = ${member} and frozen_at is not null`
  if (frozen) throw new Refusal('memberFrozen', { values: { member, why: frozen.why }, field })
}
