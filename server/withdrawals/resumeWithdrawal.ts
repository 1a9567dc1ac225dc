import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { changed } from './approveWithdrawal.ts'

/** Lets the payer go on with one that it left for a person. Refuses `withdrawalChanged` and `notHalted`. */
export async function resumeWithdrawal(
  tx: Tx,
  { no, revision }: { no: string; revision: number },
): Promise<void> {
  const [same] = await tx<{ id: string; halted: string | null }>`
    select id, halted from withdrawal where no = ${no} and revision = ${revision} for update`
  if (!same) throw changed(no)
  if (same.halted === null) throw new Refusal('notHalted', { values: { no }, field: 'no' })
  await tx`update withdrawal set halted = null where id = ${same.id}`
}
