import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** Orders that ended because no payment was seen, although one may still have come. */
export const OPEN_ENDED = ['expired', 'notFound', 'dropped'] as const satisfies OrderReason[]

type Late = { member: string; hash: string; coin: Coin; amount: bigint; at: Date }

/**
 * Tells on an order that ended with nothing taken that its payment came after all, within a day, and was credited to the
 * balance. `at` is the time of its block.
 */
export async function noteLate(tx: Tx, { member, hash, coin, amount, at }: Late): Promise<void> {
  const reason: OrderReason = 'late'
  await tx`
    update pledge_order set reason = ${reason}, hash = coalesce(hash, ${hash}),
      hash_state = case when coalesce(hash, ${hash}) = ${hash} then 'mined' else hash_state end
    where id = (
      select id from pledge_order
      where member_id = ${member} and status = 'fail' and method = 'wallet' and arrival_id is null
        and reason = any(${[...OPEN_ENDED]}) and coin = ${coin} and amount = ${amount}
        and created_at < ${at} and expires_at > ${at}::timestamptz - interval '1 day'
      order by hash = ${hash} desc nulls last, id limit 1)`
}
