import type { Tx } from '#server/db/Tx.ts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { failOrder } from '#server/staking/failOrder.ts'

/** Takes an address for its owner from whoever had only typed it (`releaseAddress`); that one's unpaid orders fail. */
export async function takeAddress(tx: Tx, owner: { account: string; now: Date }): Promise<void> {
  for (const order of await releaseAddress(tx, owner))
    await failOrder(tx, { order, reason: 'expired', now: owner.now })
}
