import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { refuseReleased } from '#server/tree/refuseReleased.ts'

/** Refuses `addressReleased` (`refuseReleased`), and `memberFrozen` for a member who is to be let in first. */
export async function refuseShutOut(tx: Tx, member: string, field: string): Promise<void> {
  await refuseReleased(tx, member, field)
  const [frozen] = await tx<{ why: string }>`
    select coalesce(frozen_reason, '') as why from member where id = ${member} and frozen_at is not null`
  if (frozen) throw new Refusal('memberFrozen', { values: { member, why: frozen.why }, field })
}
