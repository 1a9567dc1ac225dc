import type { Tx } from '#server/db/Tx.ts'
import { failOrder } from '#server/staking/failOrder.ts'
import { PATIENCE } from '#server/staking/openWalletPledge.ts'
import type { OrderReason } from '#shared/reasons.ts'
import type { Follower } from './Following.ts'
import type { Chain, Fate } from './openChain.ts'
import { lockState } from './readState.ts'
import { whyNot, whyReplaced } from './why-unpaid.ts'
import { wordsOf } from './wordsOf.ts'

/** Transactions looked up in one go, those longest not looked at first. */
const BATCH = 50

/** An order whose transaction has not shown as a payment. */
type Waiting = {
  id: string
  hash: string
  expiresAt: string
  sender: string | null
  nonce: string | null
  /** The member's, in small letters. */
  account: string
  isNew: boolean
  /** Named by whoever holds the link to the order, who need not be the member. */
  byTicket: boolean
}

/** What is known of it now; `fails` is undefined while there is still hope, a function where the arrivals tell why. */
type Found = {
  state: 'pending' | 'mined' | 'reverted' | 'replaced' | null
  sent: Fate['sent']
  fails?: OrderReason | ((tx: Tx, order: Waiting) => Promise<OrderReason>)
}

type Settled = { cursor: number; cursorHash: string | null; syncedAt: string | null }

/**
 * Looks after orders that name a transaction which has not shown as a payment: it may have failed, been replaced,
 * paid somebody else, come from somebody else, or be nowhere (decisions §5). Answers how many orders failed.
 */
export async function checkHashes(follower: Follower): Promise<number> {
  const { db, clock } = follower
  const { settled, waiting } = await db.inTx(readWaiting)
  if (waiting.length === 0) return 0
  const now = clock.now()
  const found = await Promise.all(
    waiting.map(async (order) => ({ order, found: await tryFind(follower, { order, settled }) })),
  )
  return db.inTx(async (tx) => {
    if (!(await lockState(tx, settled))) return 0
    let failed = 0
    for (const one of found) if (await note(tx, { ...one, now })) failed += 1
    return failed
  })
}

async function readWaiting(tx: Tx): Promise<{ settled: Settled; waiting: Waiting[] }> {
  const [settled] = await tx<Settled>`
    select s.cursor::int as cursor, b.hash as "cursorHash", s.synced_at as "syncedAt"
    from chain_state s left join chain_block b on b.number = s.cursor`
  const waiting = await tx<Waiting>`
    select o.id, o.hash, o.expires_at as "expiresAt", o.hash_sender as sender, o.hash_nonce as nonce,
      m.account_key as account, o.hash_checked_at is null as "isNew",
      exists (select 1 from pledge_ticket t where t.order_id = o.id and t.hash = o.hash) as "byTicket"
    from pledge_order o join member m on m.id = o.member_id
    where o.status = 'review' and o.hash is not null and o.arrival_id is null
    order by o.hash_checked_at nulls first, o.id limit ${BATCH}`
  return { settled: settled ?? { cursor: 0, cursorHash: null, syncedAt: null }, waiting }
}

type Finding = { order: Waiting; settled: Settled }

/** undefined where the node does not say: that keeps no payment waiting, and the others come first the next time. */
const tryFind = (follower: Follower, finding: Finding): Promise<Found | undefined> =>
  find(follower, finding).catch((error: unknown) => {
    const { isNew, hash } = finding.order
    const line = { hash, error: wordsOf(error) }
    if (isNew) follower.report({ level: 'warn', event: 'transaction not looked up', ...line })
    return undefined
  })

async function find({ chain }: Follower, { order, settled }: Finding): Promise<Found> {
  const { mined, sent } = await chain.fate(order.hash)
  const deep = mined !== null && mined.block <= settled.cursor
  if (mined && !mined.success)
    return { state: 'reverted', sent, ...(deep && { fails: 'reverted' as const }) }
  if (mined) return { state: 'mined', sent, ...(deep && { fails: whyNot }) }
  return (await replaced(chain, { order, settled, sent })) ?? unmined({ order, settled, sent })
}

/** Another transaction of the same sender and nonce was mined: this one never will be. */
async function replaced(
  chain: Chain,
  { order, settled, sent }: Finding & Pick<Fate, 'sent'>,
): Promise<Found | undefined> {
  const from = sent?.from ?? order.sender
  const nonce = sent?.nonce ?? (order.nonce === null ? null : Number(order.nonce))
  if (from === null || nonce === null) return undefined
  if ((await chain.sentBy(from, 'latest')) <= nonce) return undefined
  const surely = (await chain.sentBy(from, settled.cursor)) > nonce
  return { state: 'replaced', sent, ...(surely && { fails: whyReplaced }) }
}

/**
 * While it waits to be mined its order waits too. One that is nowhere may have left the node's memory, or never have come
 * there: its order waits half an hour from when it was last seen, or named (decisions §5).
 */
function unmined({ order, settled, sent }: Finding & Pick<Fate, 'sent'>): Found {
  if (sent) return { state: 'pending', sent }
  // A chain that is not followed may hold it by now.
  const seenTo = settled.syncedAt === null ? 0 : Date.parse(settled.syncedAt)
  const late = seenTo > Date.parse(order.expiresAt)
  const reason: OrderReason = order.nonce === null ? 'notFound' : 'dropped'
  return { state: null, sent, ...(late && { fails: reason }) }
}

/** Writes down what was found, unless the order got its payment or another transaction meanwhile. */
async function note(
  tx: Tx,
  { order, found, now }: { order: Waiting; found: Found | undefined; now: Date },
): Promise<boolean> {
  if (!found) {
    await tx`update pledge_order set hash_checked_at = ${now} where id = ${order.id}`
    return false
  }
  const { state, sent, fails } = found
  if (order.byTicket && sent && sent.from.toLowerCase() !== order.account) {
    await letGo(tx, order)
    return false
  }
  const noted = await tx`
    update pledge_order set hash_state = ${state}, hash_checked_at = ${now},
      hash_sender = coalesce(${sent?.from ?? null}, hash_sender),
      hash_nonce = coalesce(${sent?.nonce ?? null}, hash_nonce),
      expires_at = greatest(expires_at, ${state === 'pending' ? new Date(now.getTime() + PATIENCE) : null})
    where id = ${order.id} and hash = ${order.hash} and arrival_id is null and status = 'review'
    returning id`
  if (noted.length === 0 || !fails) return false
  const reason = typeof fails === 'string' ? fails : await fails(tx, order)
  return failOrder(tx, { order: order.id, reason, now })
}

/**
 * Another's transaction, named with a link that came into other hands, neither fails the order nor keeps it waiting: it
 * waits for its payment as before.
 */
const letGo = (tx: Tx, { id, hash }: Waiting) => tx`
  update pledge_order set hash = null, hash_at = null, hash_state = null, hash_sender = null,
    hash_nonce = null
  where id = ${id} and hash = ${hash} and arrival_id is null and status = 'review'`
