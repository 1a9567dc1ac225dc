import { limit } from '#server/db/limit.ts'
import type { Database } from '#server/db/open.ts'

/**
 * Counts a search of a team, which may look at thousands of rows: enough for whoever types or turns pages. Kept in a
 * transaction of its own, so that many at once do not wait for each other; not counted where somebody at the desk looks. Refuses `tooMany`.
 */
export async function limitSearches(
  { db, watched }: { db: Database; watched?: true },
  { member, now }: { member: string; now: Date },
): Promise<void> {
  if (watched) return
  await db.inTx((tx) => limit(tx, { key: `search:${member}`, burst: 120, perSecond: 2, now }))
}
