import { checkHashes } from './checkHashes.ts'
import type { Follower } from './Following.ts'
import { Moved } from './readWindow.ts'
import { type Stepped, step } from './step.ts'

/** How often a chain may change while it is read before the node is not believed, one step after the other. */
const MOVES = 3

/**
 * Looks at the chain and settles all that there is to settle now, or as far as it is when told to stop: the next look goes
 * on there. Throws when the node or the database is away, and when what the node says does not belong together.
 */
export async function look(follower: Follower, stopped?: AbortSignal): Promise<Stepped> {
  let moves = 0
  for (;;) {
    const stepped = await step(follower).catch((error: unknown) => {
      moves += 1
      if (error instanceof Moved && moves <= MOVES) return undefined
      throw error
    })
    if (!stepped) continue
    moves = 0
    if (stepped.outcome === 'synced') await checkHashes(follower)
    if (stepped.outcome !== 'more' || stopped?.aborted) return stepped
  }
}
