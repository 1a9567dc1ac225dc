import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

/**
 * Counts a try of a sign-in to name the present password: one count for all calls that ask for it. By sign-in and not by
 * member: somebody with a stolen token can use up its tries, and not the owner's. Refuses `tooMany`.
 */
export const limitPasswords = (tx: Tx, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  limit(tx, { key: `password:${tokenHash}`, burst: 10, perSecond: 1 / 120, now })
