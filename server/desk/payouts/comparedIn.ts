import { setTimeout as wait } from 'node:timers/promises'
import type { DeskWorld } from '#server/desk/DeskWorld.ts'
import { type Compared, findDifference } from '#server/payouts/findDifference.ts'

/** So often it is looked, and milliseconds between two looks: the payer looks through a block soon after it is settled. */
const LOOKS = 4
const PAUSE = 600

/** Pool and books compared now; undefined where nobody can tell. A block that has just been settled is waited for. */
export async function comparedIn({
  db,
  onChain,
}: Pick<DeskWorld, 'db' | 'onChain'>): Promise<Compared | undefined> {
  const here = onChain()
  if (!here) return undefined
  try {
    for (let look = 1; ; look++) {
      const compared = await findDifference({ db, chain: here.chain })
      if (compared || look === LOOKS) return compared
      await wait(PAUSE)
    }
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return undefined
  }
}
