import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

type Try = { tokenHash: string; from: string; now: Date }

/**
 * Counts a try of a sign-in to name the present password: one count for all calls that ask for it. By sign-in and not by
 * member: somebody with a stolen token can use up its tries, and not the owner's. By network too, as many sign-ins have many
 * tries, and each takes a while to reckon. Refuses `tooMany`.
 */
export async function limitPasswords(tx: Tx, { tokenHash, from, now }: Try): Promise<void> {
  await limit(tx, { key: `password:${tokenHash}`, burst: 10, perSecond: 1 / 120, now })
  await limit(tx, { key: `password:from:${from}`, burst: 60, perSecond: 1 / 3, now })
}

/**
 * Counts a change of the password by who has named the present one. By member: each change gives a new sign-in, with tries of
 * its own, and writes a letter that stands before those of others. Refuses `tooMany`.
 */
export const limitChanges = (tx: Tx, { member, now }: { member: string; now: Date }) =>
  limit(tx, { key: `password:set:${member}`, burst: 5, perSecond: 1 / 600, now })
