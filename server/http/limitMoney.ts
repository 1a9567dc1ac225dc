import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

/** Who makes a money call, and from where, as `networkOf` says it. */
type Maker = { member: string; address: string; now: Date }

/** This machine itself: its own programs, or a proxy that the service was not told of, which stands for everybody. */
const HERE = /^(127\.|0:0:0:0::\/64$|::1$)/

/**
 * Counts a money call for its member and for the network that it comes from, which many members may share (decisions §8).
 * Each is a row for ever, refused or not, and nobody needs more than this all day. Refuses `tooMany`. In a transaction that locks
 * no account: whoever waits for one would keep their whole network waiting.
 */
export async function limitMoney(tx: Tx, { member, address, now }: Maker): Promise<void> {
  await limit(tx, { key: `money:${member}`, burst: 120, perSecond: 1 / 5, now })
  if (HERE.test(address)) return
  await limit(tx, { key: `money:from:${address}`, burst: 600, perSecond: 25, now })
}
