import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { mightPay } from './mightPay.ts'

/** What is asked of the chain as it is now, and whether it is the one that is followed. */
type Chain = {
  headers: (numbers: readonly number[]) => Promise<({ hash: string } | null)[]>
  paid: (ids: readonly string[], at: 'latest') => Promise<boolean[]>
  sentBy: (address: string, at: 'pending') => Promise<number>
  mayPay: (address: string, at: number | 'latest') => Promise<boolean>
}

/**
 * What the chain shows of a withdrawal: whether it was paid, and how many transactions each paying wallet has sent, those
 * that wait for a block too: none counts of one that may pay nothing any more. undefined: nobody can tell now.
 */
export type Seen = { paid: boolean; sent: Readonly<Record<string, number>> } | undefined

type Asking = {
  db: Database
  chain: Chain
  /** Whether somebody pays here, who will be known to the database once the chain was looked through. */
  pays: boolean
}

/**
 * Asks the chain about a withdrawal before it is given back: a database that was restored does not know what was paid
 * after the backup. A node that does not show the blocks up to which the chain was followed proves nothing: it may be of
 * another chain, or, one of several behind one address, not have come so far as a payment that others show. Where nobody
 * pays and nobody ever has, nothing is asked. Waits for the node, so no transaction may wait for it.
 */
export async function seenOnChain({ db, chain, pays }: Asking, withdrawal: string): Promise<Seen> {
  const { followed, payouts, wallets } = await db.inTx(async (tx) => ({
    followed: await readFollowed(tx),
    payouts: await tx<{ payout: string }>`
      select payout_id as payout from withdrawal where id = ${withdrawal}`,
    wallets: await readWallets(tx),
  }))
  if (wallets.length === 0) return pays ? undefined : { paid: false, sent: {} }
  if (followed?.halted) return undefined
  try {
    // In one request, so that one node answers all of it.
    const [isOurs, paid, ...sent] = await Promise.all([
      shows(chain, followed),
      chain.paid(
        payouts.map(({ payout }) => payout),
        'latest',
      ),
      ...wallets.map(async (one) => [one.address, await sentByOne(chain, one, followed)]),
    ])
    if (!isOurs) return undefined
    return { paid: paid.includes(true), sent: Object.fromEntries(sent) }
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return undefined
  }
}

/** `present`: it is the one that pays, or was when this database was written to last. */
type Wallet = { address: string; present: boolean }

const readWallets = (tx: Tx) => tx<Wallet>`
  select address, updated_at = max(updated_at) over () as present from payer where own`

/** The present one counts in any case: it may be given back the right that was taken from it, and what it sent waits. */
async function sentByOne(
  chain: Chain,
  { address, present }: Wallet,
  followed: Followed | undefined,
): Promise<number> {
  if (present || !followed?.hash) return chain.sentBy(address, 'pending')
  const [sent, might] = await Promise.all([
    chain.sentBy(address, 'pending'),
    mightPay(chain, address, followed.block),
  ])
  return might ? sent : 0
}

/** Up to where the chain was settled, and seen; `hash` null: nothing is settled yet. */
type Followed = { halted: string | null; block: number; hash: string | null; head: number }

async function readFollowed(tx: Tx): Promise<Followed | undefined> {
  const [followed] = await tx<Followed>`
    select s.halted, s.cursor::int as block, b.hash, s.head::int as head from chain_state s left join chain_block b on b.number = s.cursor`
  return followed
}

async function shows(chain: Chain, followed: Followed | undefined): Promise<boolean> {
  if (!followed?.hash) return true
  const { block, hash, head } = followed
  const [settled, newest] = await chain.headers([block, Math.max(block, head)])
  return settled?.hash === hash && newest !== null
}
