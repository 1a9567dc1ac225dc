import { readPool, refuseOther } from '#server/chain/keepPool.ts'
import type { Tx } from '#server/db/Tx.ts'
import { Complaint } from './Complaint.ts'
import type { Desk } from './openDesk.ts'
import { whereHere } from './seenHere.ts'

/**
 * Throws a complaint where a shell names other contracts than those that the farm's database was read for: what another pool has
 * paid says nothing of this farm's withdrawals (docs/decisions/157).
 */
export async function refuseOtherPool(tx: Tx, here: Pick<Desk, 'devnet' | 'env'>): Promise<void> {
  const named = whereHere(here)
  const [table] = await tx<{ there: boolean }>`
    select to_regclass('followed_pool') is not null as there`
  // A database of before is looked after as well, and copied before it is migrated.
  const known = named && table?.there ? await readPool(tx) : undefined
  if (!named || !known) return
  try {
    refuseOther(known, named)
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error))
  }
}
