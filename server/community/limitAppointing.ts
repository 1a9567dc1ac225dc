import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

type Appointing = { member: string; now: Date }

/**
 * Counts an appointment, or a change of one: what is refused has locked the way down to the member all the same. Each is kept
 * for ever, so nobody makes them all day. Refuses `tooMany`.
 */
export const limitAppointing = (tx: Tx, { member, now }: Appointing) =>
  limit(tx, { key: `appoint:${member}`, burst: 60, perSecond: 1 / 10, now })

/**
 * Counts a change of what a member is, who is told of each, by the leader who makes it: one who is lower must not use up what those
 * above have. Refuses `tooMany`.
 */
export const limitAppointed = (tx: Tx, { by, member, now }: Appointing & { by: string }) =>
  limit(tx, { key: `appointed:${member}:${by}`, burst: 20, perSecond: 1 / 3_600, now })
