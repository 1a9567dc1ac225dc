import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Counts a try of whoever is signed in to name the present password: one count for all calls that ask for it. Refuses `tooMany`. */
export const limitPasswords = (tx: Tx, { member, now }: { member: string; now: Date }) =>
  limit(tx, { key: `password:${member}`, burst: 10, perSecond: 1 / 120, now })
