import type { Database } from '#server/db/open.ts'

/** What is asked of the chain as it is now. */
type Chain = {
  paid: (ids: readonly string[], at: 'latest') => Promise<boolean[]>
  sentBy: (address: string, at: 'pending') => Promise<number>
}

/**
 * What the chain shows of a withdrawal: whether it was paid, and how many transactions each paying wallet has sent, those
 * that wait for a block too. undefined: nobody can tell now.
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
 * after the backup. Where nobody pays and nobody ever has, nothing is asked. Waits for the node, so no transaction may wait for it.
 */
export async function seenOnChain({ db, chain, pays }: Asking, withdrawal: string): Promise<Seen> {
  const { payouts, wallets } = await db.inTx(async (tx) => ({
    payouts: await tx<{ payout: string }>`
      select payout_id as payout from withdrawal where id = ${withdrawal}`,
    wallets: await tx<{ address: string }>`select address from payer where own`,
  }))
  if (wallets.length === 0) return pays ? undefined : { paid: false, sent: {} }
  try {
    const [paid, ...sent] = await Promise.all([
      chain.paid(
        payouts.map(({ payout }) => payout),
        'latest',
      ),
      ...wallets.map(async ({ address }) => [address, await chain.sentBy(address, 'pending')]),
    ])
    return { paid: paid.includes(true), sent: Object.fromEntries(sent) }
  } catch {
    // The follower of the chain tells the log what is wrong with the node.
    return undefined
  }
}
