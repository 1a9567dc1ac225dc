import type { Tx } from '#server/db/Tx.ts'
import { TERMS_HOLD } from '#server/staking/openWalletPledge.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** An order, and the transaction that it names. */
type Named = { id: string; hash: string }

/** A settled transaction succeeded, but its payments, if any, are not this order's, or came when its terms held no more. */
export async function whyNot(tx: Tx, order: Named): Promise<OrderReason> {
  const [row] = await tx<{ any: boolean; own: boolean; kept: boolean; late: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(a.sender = m.account_key), false) as own,
      coalesce(bool_or(a.sender = m.account_key and a.credited_as = 'unclaimed'), false) as kept,
      coalesce(bool_or(a.sender = m.account_key
        and a.block_at > o.created_at + ${`${TERMS_HOLD} milliseconds`}::interval), false) as late
    from pledge_order o join member m on m.id = o.member_id join arrival a on a.tx_hash = ${order.hash}
    where o.id = ${order.id} and a.state = 'credited'`
  if (!row?.any) return 'wrongReceiver'
  if (row.kept) return 'unproved'
  if (row.late) return 'expired'
  return row.own ? 'alreadyUsed' : 'wrongSender'
}

/** The same of one that may have been meant for something else: it is let go unless it paid the pool from the order's account. */
export async function whyOwn(tx: Tx, order: Named): Promise<OrderReason | 'letGo'> {
  const reason = await whyNot(tx, order)
  return reason === 'wrongReceiver' || reason === 'wrongSender' ? 'letGo' : reason
}

/**
 * Another transaction took its place: what that one paid, if anything, was not the amount of the order, or came too late. A
 * block's time is its maker's, give or take a minute: it may lie before ours.
 */
export async function whyReplaced(tx: Tx, order: Named): Promise<OrderReason> {
  const [other] = await tx<{ late: boolean }>`
    select a.amount = o.amount as late from pledge_order o join arrival a on a.member_id = o.member_id
    where o.id = ${order.id} and a.credited_as = 'deposit' and a.state = 'credited' and a.coin = o.coin
      and a.block_number > o.opened_block and a.block_at >= o.hash_at - interval '1 minute'
    order by 1 desc limit 1`
  if (!other) return 'replaced'
  return other.late ? 'expired' : 'wrongAmount'
}
