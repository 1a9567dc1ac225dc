import type { Tx } from '#server/db/Tx.ts'
import type { Incoming } from './arrivalsIn.ts'
import type { Follower } from './Following.ts'
import type { Window } from './readWindow.ts'

/**
 * The same with the number that each payment has among its sender's transactions, where that tells whose place it took: the
 * sender has an order that waits for another one. A node that does not say keeps no payment waiting.
 */
export async function numbered(follower: Follower, window: Window): Promise<Window> {
  const { incoming } = window
  if (incoming.length === 0) return window
  const senders = new Set(await follower.db.inTx((tx) => readWaiting(tx, incoming)))
  const number = async (one: Incoming): Promise<Incoming> => {
    if (!senders.has(one.sender)) return one
    const { sent } = await follower.chain.fate(one.txHash).catch(() => ({ sent: null }))
    return sent?.from === one.sender ? { ...one, nonce: sent.nonce } : one
  }
  return { ...window, incoming: await Promise.all(incoming.map(number)) }
}

/** Of their senders those with an order that waits for a transaction which the chain has shown as theirs. */
async function readWaiting(tx: Tx, incoming: readonly Incoming[]): Promise<string[]> {
  const senders = [...new Set(incoming.map(({ sender }) => sender))]
  const rows = await tx<{ sender: string }>`
    select m.account_key as sender from member m
    where m.account_key = any(${senders}::text[]) and exists (
      select 1 from pledge_order o
      where o.member_id = m.id and o.status = 'review' and o.arrival_id is null and o.hash_nonce is not null)`
  return rows.map(({ sender }) => sender)
}
