import type { DeskWorld } from '#server/desk/DeskWorld.ts'
import { type Compared, findDifference } from '#server/payouts/findDifference.ts'

/** Pool and books compared now; undefined where nobody can tell. */
export async function comparedIn({ db, onChain }: DeskWorld): Promise<Compared | undefined> {
  const here = onChain()
  if (!here) return undefined
  try {
    return await findDifference({ db, chain: here.chain })
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return undefined
  }
}
