import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { savepoint } from '#server/db/savepoint.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'
import { fieldName } from '#shared/problems.ts'
import { tie, untie } from './matchArrival.ts'
import { patientUntil, TERMS_HOLD } from './openWalletPledge.ts'

type Submission = { member: string; now: Date; locale: Locale; orderId: string; hash: string }

type Order = {
  id: string
  status: string
  method: string
  hash: string | null
  /** The hash was reverted or replaced, or looked up in vain. */
  gone: boolean | null
  created_at: string
  paid_by: string | null
}

/**
 * Notes which transaction pays an order; the same hash again changes nothing. It proves nothing: sender and amount are
 * read from the chain, so naming another's transaction harms nobody. Answers the order. Refuses `tooMany`, and `notFound`,
 * `orderNotOpen`, `orderHasHash` and `hashUsed`, which are answered rather than thrown, because the try must stay counted:
 * keep this transaction before saying no (`refuseAfter`).
 */
export async function submitHash(tx: Tx, submission: Submission): Promise<string | Refusal> {
  const { member, now } = submission
  // Of one member one at a time, and nobody for an order of others: what follows the chain waits for all that hold its state.
  await limit(tx, { key: `hash:${member}`, burst: 120, perSecond: 2, now })
  return savepoint(tx, () => nameHash(tx, submission))
}

async function nameHash(tx: Tx, submission: Submission): Promise<string> {
  const { now, orderId } = submission
  const hash = submission.hash.toLowerCase()
  await ownOrder(tx, submission)
  // What follows the chain neither matches nor credits while this decides.
  await tx`select 1 from chain_state for share`
  await tx`select 1 from pledge_order where id = ${orderId} for no key update`
  const order = await ownOrder(tx, submission)
  if (order.hash === hash) return order.id
  if (order.paid_by !== hash) {
    refuseAnother(order)
    await refuseUsed(tx, { ...submission, hash })
  }
  await tx`
    update pledge_order set hash = ${hash}, hash_at = ${now}, hash_state = null, hash_sender = null,
      hash_nonce = null,
      expires_at = greatest(expires_at, ${patientUntil(order.created_at, now)})
    where id = ${orderId}`
  if (!order.paid_by) await tieSeen(tx, { ...submission, hash })
  return order.id
}

/** Another member's order is refused exactly as one that is not there. */
async function ownOrder(tx: Tx, { member, orderId, locale }: Submission): Promise<Order> {
  const [order] = await tx<Order>`
    select o.id, o.status, o.method, o.hash, o.created_at, a.tx_hash as paid_by,
      o.hash_state in ('reverted', 'replaced') or o.hash_state is null and o.hash_sender is null
        and o.hash_at + interval '1 minute' <= o.hash_checked_at and o.hash_at + interval '1 minute' <= c.synced_at as gone
    from pledge_order o left join arrival a on a.id = o.arrival_id left join chain_state c on true
    where o.id = ${orderId} and o.member_id = ${member}`
  if (order) return order
  throw new Refusal('notFound', {
    values: { what: fieldName('orderId', locale) },
    field: 'orderId',
  })
}

/** What is wrong with the order is told of it, and not of the hash: the app then has no wallet pay it. */
function refuseAnother({ status, method, hash, gone, paid_by }: Order): void {
  if (status !== 'review' || method !== 'wallet') {
    throw new Refusal('orderNotOpen', { field: 'orderId' })
  }
  if (paid_by || (hash && !gone)) throw new Refusal('orderHasHash', { field: 'orderId' })
}

/**
 * A transaction whose payments are all credited has nothing left for this order, nor has one whose payments are those of
 * other orders of the member's that they name, or that name it. While nothing of it shows, it is another order's of as much
 * that names it: what a wallet is asked twice for is not to fail the second order.
 */
async function refuseUsed(tx: Tx, { member, orderId, hash }: Submission): Promise<void> {
  const [used] = await tx`
    with shown as (
      select a.state, m.id is not null as own,
        a.order_id <> ${orderId} and (a.order_ref is not null or o.hash = ${hash}) as others
      from arrival a left join member m on m.account_key = a.sender and m.id = ${member}
        left join pledge_order o on o.id = a.order_id
      where a.tx_hash = ${hash} and a.state in ('seen', 'credited'))
    select 1 where (exists (select 1 from shown where state = 'credited' or (own and others))
        or not exists (select 1 from shown) and exists (
          select 1 from pledge_order o join pledge_order other on other.member_id = o.member_id
          where o.id = ${orderId} and other.id <> o.id and other.hash = ${hash} and other.status = 'review'
            and (other.coin, other.amount) = (o.coin, o.amount)))
      and not exists (select 1 from shown where own and state = 'seen' and others is not true)`
  if (used) throw new Refusal('hashUsed', { field: 'hash' })
}

/** Ties the order to a payment of this transaction that was seen already, also one taken for another order. */
async function tieSeen(tx: Tx, { member, orderId, hash }: Submission): Promise<void> {
  const [seen] = await tx<{ id: string }>`
    select a.id from pledge_order o join member m on m.id = o.member_id
      join arrival a on a.sender = m.account_key
      left join pledge_order other on other.id = a.order_id,
      lateral (select a.coin = o.coin and a.amount = o.amount as exact) e
    where o.id = ${orderId} and a.tx_hash = ${hash} and a.state = 'seen'
      and a.block_at <= o.created_at + ${`${TERMS_HOLD} milliseconds`}::interval
      and (m.signed_at is not null or (e.exact and o.opened_block < a.block_number
        and o.created_at <= a.block_at + interval '1 minute'))
      and (a.order_id is null
        or (e.exact and a.order_ref is null and other.hash is distinct from a.tx_hash))
    order by e.exact desc, a.order_id nulls first, a.log_index limit 1`
  if (!seen) return
  await untie(tx, [seen.id])
  await tie(tx, { arrival: seen.id, order: orderId, member })
}
