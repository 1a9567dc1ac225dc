import { checkHashes } from './checkHashes.ts'
import type { Follower } from './Following.ts'
import { type Stepped, step } from './step.ts'

/** Looks at the chain and settles all that there is to settle now. Throws when the node or the database is away. */
export async function look(follower: Follower): Promise<Stepped> {
  for (;;) {
    const stepped = await step(follower)
    if (stepped.outcome === 'synced') await checkHashes(follower)
    if (stepped.outcome !== 'more') return stepped
  }
}
