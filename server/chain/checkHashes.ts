import type { Tx } from '#server/db/Tx.ts'
import { failOrder } from '#server/staking/failOrder.ts'
import { patientUntil } from '#server/staking/openWalletPledge.ts'
import type { Follower } from './Following.ts'
import { lockState } from './readState.ts'
import { type Finding, type Found, type Settled, type Waiting, whatBecame } from './whatBecame.ts'
import { wordsOf } from './wordsOf.ts'

/** Transactions looked up in one go, those longest not looked at first. */
const BATCH = 50

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
    select o.id, o.hash, o.created_at as "createdAt", o.expires_at as "expiresAt",
      o.opened_block::int as "openedBlock", o.hash_sender as sender, o.hash_nonce as nonce,
      m.account_key as account, o.hash_checked_at is null as "isNew",
      exists (select 1 from pledge_ticket t where t.order_id = o.id and t.hash = o.hash) as "byTicket"
    from pledge_order o join member m on m.id = o.member_id
    where o.status = 'review' and o.hash is not null and o.arrival_id is null
    order by o.hash_checked_at nulls first, o.id limit ${BATCH}`
  return { settled: settled ?? { cursor: 0, cursorHash: null, syncedAt: null }, waiting }
}

/** undefined where the node does not say: that keeps no payment waiting, and the others come first the next time. */
const tryFind = (follower: Follower, finding: Finding): Promise<Found | undefined> =>
  whatBecame(follower.chain, finding).catch((error: unknown) => {
    const { isNew, hash } = finding.order
    const line = { hash, error: wordsOf(error) }
    if (isNew) follower.report({ level: 'warn', event: 'transaction not looked up', ...line })
    return undefined
  })

/** Writes down what was found, unless the order got its payment or another transaction meanwhile. */
async function note(
  tx: Tx,
  { order, found, now }: { order: Waiting; found: Found | undefined; now: Date },
): Promise<boolean> {
  if (!found) {
    await tx`update pledge_order set hash_checked_at = ${now} where id = ${order.id}`
    return false
  }
  const { state, sent, ends } = found
  const waitsOn = state === 'pending' && !ends
  const noted = await tx`
    update pledge_order set hash_state = ${state}, hash_checked_at = ${now},
      hash_sender = coalesce(${sent?.from ?? null}, hash_sender),
      hash_nonce = coalesce(${sent?.nonce ?? null}, hash_nonce),
      expires_at = greatest(expires_at, ${waitsOn ? patientUntil(order.createdAt, now) : null})
    where id = ${order.id} and hash = ${order.hash} and arrival_id is null and status = 'review'
    returning id`
  if (noted.length === 0 || !ends) return false
  const end = typeof ends === 'string' ? ends : await ends(tx, order)
  if (end !== 'letGo') return failOrder(tx, { order: order.id, reason: end, now })
  await letGo(tx, order)
  return false
}

/**
 * A transaction that was not meant for it neither fails the order nor keeps it waiting: it waits for its payment as before. What
 * was found of it stays, and with no hash beside it tells that it was let go.
 */
const letGo = (tx: Tx, { id, hash }: Waiting) => tx`
  update pledge_order set hash = null, hash_at = null, hash_sender = null, hash_nonce = null
  where id = ${id} and hash = ${hash} and arrival_id is null and status = 'review'`
