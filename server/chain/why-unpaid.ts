import type { Tx } from '#server/db/Tx.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** An order, and the transaction that it names. */
type Named = { id: string; hash: string }

/** A settled transaction succeeded, but its payments, if any, are not this order's. */
export async function whyNot(tx: Tx, order: Named): Promise<OrderReason> {
  const [row] = await tx<{ any: boolean; own: boolean; kept: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(a.sender = m.account_key), false) as own,
      coalesce(bool_or(a.sender = m.account_key and a.credited_as = 'unclaimed'), false) as kept
    from pledge_order o join member m on m.id = o.member_id join arrival a on a.tx_hash = ${order.hash}
    where o.id = ${order.id} and a.state = 'credited'`
  if (!row?.any) return 'wrongReceiver'
  if (row.kept) return 'unproved'
  return row.own ? 'alreadyUsed' : 'wrongSender'
}

/**
 * Another transaction took its place: what that one paid, if anything, was not the amount of the order. A block's time is its
 * maker's, give or take a minute: it may lie before ours.
 */
export async function whyReplaced(tx: Tx, order: Named): Promise<OrderReason> {
  const other = await tx`
    select 1 from pledge_order o join arrival a on a.member_id = o.member_id
    where o.id = ${order.id} and a.credited_as = 'deposit' and a.state = 'credited' and a.coin = o.coin
      and a.block_number > o.opened_block and a.block_at >= o.hash_at - interval '1 minute' limit 1`
  return other.length > 0 ? 'wrongAmount' : 'replaced'
}
