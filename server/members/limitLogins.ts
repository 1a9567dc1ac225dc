import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

type Try = { account: string; address: string; now: Date }

/** So long a network is let past the bucket that strangers share, milliseconds; nobody keeps networks of members for longer. */
const PROVED = 86_400_000

/** Where one network address tries one account: the narrow bucket, so that a stranger does not shut the owner out. */
const own = ({ account, address }: Try) => `login:${account.toLowerCase()}:${address}`
const all = ({ account }: Try) => `login:${account.toLowerCase()}`
const proved = (it: Try) => `${own(it)}:proved`

/** Counts a try to sign in. Refuses `tooMany`. Kept in a transaction of its own, whatever comes of the try. */
export async function limitLogins(tx: Tx, it: Try): Promise<void> {
  const { address, now } = it
  await limit(tx, { key: own(it), burst: 10, perSecond: 1 / 30, now })
  // Two networks can empty what all share: whose network it is is held up by their own tries alone.
  if (!(await isProved(tx, it)))
    await limit(tx, { key: all(it), burst: 60, perSecond: 1 / 20, now })
  await limit(tx, { key: `login:from:${address}`, burst: 60, perSecond: 1 / 3, now })
  const site = siteOf(address)
  // After the network's own, so that nobody uses up more of it than that.
  if (site) await limit(tx, { key: `login:from:${site}`, burst: 240, perSecond: 2, now })
}

/**
 * What one customer is given of IPv6, as many as 65,536 networks: coming from another one with each try, they alone would fill
 * the places in which passwords are compared.
 */
const siteOf = (address: string) => {
  const [, head] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address) ?? []
  return head && `${head}:/48`
}

async function isProved(tx: Tx, it: Try): Promise<boolean> {
  const since = new Date(it.now.getTime() - PROVED)
  const rows = await tx`select 1 from bucket where key = ${proved(it)} and at > ${since}`
  return rows.length > 0
}

/** Forgets the tries of the one who has just shown whose account it is, and strangers' tries do not hold up that network for a day. */
export async function proveNetwork(tx: Tx, it: Try): Promise<void> {
  await tx`delete from bucket where key = ${own(it)}`
  await tx`
    insert into bucket (key, tokens, at) values (${proved(it)}, 0, ${it.now})
    on conflict (key) do update set at = greatest(bucket.at, excluded.at)`
}
