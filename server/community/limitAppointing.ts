import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

/**
 * Counts an appointment, or a change of one: what is refused has locked the way down to the member all the same. Refuses
 * `tooMany`.
 */
export const limitAppointing = (tx: Tx, { member, now }: { member: string; now: Date }) =>
  limit(tx, { key: `appoint:${member}`, burst: 60, perSecond: 1, now })
