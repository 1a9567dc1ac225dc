import type { Tx } from '#server/db/Tx.ts'
import { GRACE } from '#server/staking/expireOrders.ts'
import { TERMS_HOLD } from '#server/staking/openWalletPledge.ts'
import type { OrderReason } from '#shared/reasons.ts'
import type { Chain, Fate } from './openChain.ts'
import { whyNot, whyOwn, whyReplaced } from './why-unpaid.ts'

/** An order whose transaction has not shown as a payment. */
export type Waiting = {
  id: string
  hash: string
  createdAt: string
  expiresAt: string
  /** The newest block that was known when it was opened. */
  openedBlock: number
  sender: string | null
  nonce: string | null
  /** The member's, in small letters. */
  account: string
  isNew: boolean
  /** Named by whoever holds the link to the order, who need not be the member. */
  byTicket: boolean
}

/** Up to where the chain has been followed. */
export type Settled = { cursor: number; cursorHash: string | null; syncedAt: string | null }

/** Why the order fails, or `letGo`: the transaction was another's, or for something else, and the order waits on without it. */
type End = OrderReason | 'letGo'

/** What is known of it now; `ends` is undefined while there is still hope, a function where the arrivals tell. */
export type Found = {
  state: 'pending' | 'mined' | 'reverted' | 'replaced' | null
  sent: Fate['sent']
  ends?: End | ((tx: Tx, order: Waiting) => Promise<End>)
}

export type Finding = { order: Waiting; settled: Settled }
type Sent = Finding & Pick<Fate, 'sent'>

/** Asks the node what became of the transaction that an order names. */
export async function whatBecame(chain: Chain, { order, settled }: Finding): Promise<Found> {
  const { mined, sent } = await chain.fate(order.hash)
  // Nobody but its owner sends what a plain account pays; what a contract pays is sent by an owner of it, or for one.
  if (isOthers(order, sent) && !(await chain.isContract(order.account)))
    return { state: mined ? 'mined' : 'pending', sent, ends: 'letGo' }
  if (mined) return inBlock(mined, { order, settled, sent })
  return (await replaced(chain, { order, settled, sent })) ?? unmined({ order, settled, sent })
}

/** Named with a link, and sent from another account than the one that is to pay. */
function isOthers({ byTicket, sender, account }: Waiting, sent: Fate['sent']): boolean {
  const from = sent?.from ?? sender
  return byTicket && from !== null && from.toLowerCase() !== account
}

/** What is older than the order was named by mistake, and what was named with a link by anybody: neither fails it. */
function inBlock(
  { block, success }: NonNullable<Fate['mined']>,
  { order, settled, sent }: Sent,
): Found {
  const state = success ? 'mined' : 'reverted'
  if (block > settled.cursor) return { state, sent }
  const surelyMeant = !order.byTicket && block > order.openedBlock
  if (!success) return { state, sent, ends: surelyMeant ? 'reverted' : 'letGo' }
  return { state, sent, ends: surelyMeant ? whyNot : whyOwn }
}

/** Another transaction of the same sender and nonce was mined: this one never will be. */
async function replaced(chain: Chain, { order, settled, sent }: Sent): Promise<Found | undefined> {
  const from = sent?.from ?? order.sender
  const nonce = sent?.nonce ?? (order.nonce === null ? null : Number(order.nonce))
  if (from === null || nonce === null) return undefined
  if ((await chain.sentBy(from, 'latest')) <= nonce) return undefined
  const surely = (await chain.sentBy(from, settled.cursor)) > nonce
  const ends = isOthers(order, sent) ? ('letGo' as const) : whyReplaced
  return { state: 'replaced', sent, ...(surely && { ends }) }
}

/**
 * While it waits to be mined its order waits too, as long as its terms hold. One that is nowhere may have left the node's
 * memory, or never have come there: its order waits half an hour from when it was last seen, or named (decisions §5). So it
 * does for another's, of which only a block tells whether it pays from the member's account.
 */
function unmined({ order, settled, sent }: Sent): Found {
  // A chain that is not followed may hold it by now.
  const seenTo = settled.syncedAt === null ? 0 : Date.parse(settled.syncedAt)
  const late = seenTo > Date.parse(order.expiresAt)
  if (!sent) {
    const reason: OrderReason = order.nonce === null ? 'notFound' : 'dropped'
    return { state: null, sent, ...(late && { ends: reason }) }
  }
  if (isOthers(order, sent))
    return late ? { state: 'pending', sent, ends: 'letGo' } : { state: null, sent }
  const over = seenTo > Date.parse(order.createdAt) + TERMS_HOLD + GRACE
  return { state: 'pending', sent, ...(over && { ends: 'expired' as const }) }
}
