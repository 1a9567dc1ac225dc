import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

type Try = { account: string; address: string; now: Date }

/** Where one network address tries one account: the narrow bucket, so that a stranger does not shut the owner out. */
const own = ({ account, address }: Try) => `login:${account.toLowerCase()}:${address}`
const all = ({ account }: Try) => `login:${account.toLowerCase()}`

/** Counts a try to sign in. Refuses `tooMany`. Kept in a transaction of its own, whatever comes of the try. */
export async function limitLogins(tx: Tx, it: Try): Promise<void> {
  const { address, now } = it
  await limit(tx, { key: own(it), burst: 10, perSecond: 1 / 30, now })
  await limit(tx, { key: all(it), burst: 60, perSecond: 1 / 20, now })
  await limit(tx, { key: `login:from:${address}`, burst: 60, perSecond: 1 / 3, now })
}

/** Forgets the tries of the one who has just signed in. */
export async function forgetLogins(tx: Tx, it: Try): Promise<void> {
  await tx`delete from bucket where key = ${own(it)}`
}
