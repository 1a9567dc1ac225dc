import type { Tx } from '#server/db/Tx.ts'
import type { Incoming } from './arrivalsIn.ts'
import type { Follower } from './Following.ts'
import type { Fate } from './openChain.ts'
import type { Window } from './readWindow.ts'

/**
 * The same with the number that each payment has among its sender's transactions, where that tells whose place it took: the
 * sender has an order that waits for another one. A node that does not say keeps no payment waiting. Each transaction is looked
 * up once, however many payments it makes, and not again while it stays where it was seen.
 */
export async function numbered(follower: Follower, window: Window): Promise<Window> {
  const { incoming } = window
  if (incoming.length === 0) return window
  const asked = await follower.db.inTx((tx) => readWaiting(tx, incoming))
  const sent = new Map(
    await Promise.all(asked.map(async (hash) => [hash, await sentAs(follower, hash)] as const)),
  )
  const number = (one: Incoming): Incoming => {
    const by = sent.get(one.txHash)
    return by?.from === one.sender ? { ...one, nonce: by.nonce } : one
  }
  return { ...window, incoming: incoming.map(number) }
}

const sentAs = async ({ chain }: Follower, hash: string): Promise<Fate['sent']> =>
  (await chain.fate(hash).catch(() => undefined))?.sent ?? null

/** Their transactions in blocks where we have not seen them, of senders with an order that waits for one which the chain has shown as theirs. */
async function readWaiting(tx: Tx, incoming: readonly Incoming[]): Promise<string[]> {
  const rows = await tx<{ hash: string }>`
    select distinct i.hash
    from unnest(${incoming.map(({ txHash }) => txHash)}::text[], ${incoming.map(({ blockHash }) => blockHash)}::text[],
        ${incoming.map(({ sender }) => sender)}::text[]) i (hash, block, sender)
      join member m on m.account_key = i.sender
    where exists (
        select 1 from pledge_order o
        where o.member_id = m.id and o.status = 'review' and o.arrival_id is null and o.hash_nonce is not null)
      and not exists (
        select 1 from arrival a
        where a.tx_hash = i.hash and a.block_hash = i.block and a.state in ('seen', 'credited'))`
  return rows.map(({ hash }) => hash)
}
