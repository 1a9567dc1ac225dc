import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { TERMS_HOLD } from './openWalletPledge.ts'

/**
 * Money that the chain shows on its way to the pool. `ref` is the order that it names, if it names one; `nonce` which of its
 * sender's transactions it is, where that was asked for.
 */
export type Payment = {
  arrival: string
  txHash: string
  coin: Coin
  amount: bigint
  sender: string
  block: number
  blockAt: Date
  ref: string | null
  nonce: number | null
}

/** What was opened before this has had its time when a block is made, whatever names what: its terms may be gone by then. */
const openedSince = (blockAt: Date) => new Date(blockAt.getTime() - TERMS_HOLD)

/**
 * Finds the open order that a payment is for, among those of the member whose account sent it, and ties the two.
 * First the order that the payment names, then the one that names the payment, then the one that names a transaction whose
 * place this one took, then one of the same coin and amount, one that names no payment before one that waits for another. Of
 * several the oldest, unless they differ in their terms: whoever opens another one then has thought better of the one before.
 * Answers the order's id.
 */
export async function matchArrival(tx: Tx, payment: Payment): Promise<string | undefined> {
  const { txHash, coin, amount, sender, block, blockAt, ref, nonce } = payment
  // An account that no wallet has signed for may have been typed by anybody: it takes only what was paid after the order was
  // made, in a block that nobody had seen then. A block's time is its maker's, give or take a minute.
  const [order] = await tx<{ id: string; member: string }>`
    with open as (
      select o.id, m.id as member, row(o.term_days, o.weight, o.staked_t) as terms, f.after,
        case when o.id = ${ref} then 1 when o.hash = ${txHash} then 2
          when o.hash_sender = ${sender} and o.hash_nonce = ${nonce}::bigint then 3
          when o.hash is null then 4 else 5 end as tie
      from member m join pledge_order o on o.member_id = m.id, lateral (
        select o.opened_block < ${block} and o.created_at <= ${blockAt}::timestamptz + interval '1 minute' as after) f
      where m.account_key = ${sender} and o.coin = ${coin} and o.amount = ${amount}
        and o.status = 'review' and o.method = 'wallet' and o.arrival_id is null
        and o.created_at >= ${openedSince(blockAt)} and (m.signed_at is not null or f.after)
        and (o.id = ${ref} or o.hash = ${txHash} or o.expires_at >= ${blockAt})
      for no key update of o),
    near as (select * from open where tie = (select min(tie) from open))
    select id, member from near, (select count(distinct terms) > 1 as differ from near) t
    order by (differ and after) desc, case when differ and after then -id else id end limit 1`
  return order && tie(tx, { arrival: payment.arrival, order: order.id, member: order.member })
}

/**
 * Ties a payment of another coin or amount to the open order that it names, or that names it: the order is to fail,
 * and the money to be credited. Only for an account that its wallet has signed for.
 */
export async function matchOdd(tx: Tx, payment: Payment): Promise<string | undefined> {
  const { txHash, sender, blockAt, ref } = payment
  const [order] = await tx<{ id: string; member: string }>`
    select o.id, m.id as member from member m join pledge_order o on o.member_id = m.id
    where m.account_key = ${sender} and m.signed_at is not null
      and o.status = 'review' and o.method = 'wallet' and o.arrival_id is null
      and o.created_at >= ${openedSince(blockAt)} and (o.id = ${ref} or o.hash = ${txHash})
    order by o.id = ${ref} desc nulls last, o.id limit 1 for no key update of o`
  return order && tie(tx, { arrival: payment.arrival, order: order.id, member: order.member })
}

type Tie = { arrival: string; order: string; member: string }

/** Ties a payment that was seen to an order that waits for one. */
export async function tie(tx: Tx, { arrival, order, member }: Tie): Promise<string> {
  await tx`update arrival set order_id = ${order}, member_id = ${member} where id = ${arrival}`
  await tx`update pledge_order set arrival_id = ${arrival} where id = ${order}`
  return order
}

/** Parts payments from the orders that they were tied to, which wait again. */
export async function untie(tx: Tx, arrivals: readonly string[]): Promise<void> {
  if (arrivals.length === 0) return
  await tx`
    update pledge_order set arrival_id = null where arrival_id = any(${arrivals}::bigint[]) and status = 'review'`
  await tx`
    update arrival set order_id = null where id = any(${arrivals}::bigint[]) and order_id is not null`
}
