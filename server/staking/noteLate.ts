import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** Orders that ended because no payment was seen, although one may still have come. */
export const OPEN_ENDED = ['expired', 'notFound', 'dropped'] as const satisfies OrderReason[]

type Late = { member: string; hash: string; coin: Coin; amount: bigint; at: Date }

/**
 * Tells on an order that ended with nothing taken that its payment came after all, within a day, and was credited to the
 * balance, and by which transaction, whatever it had named: what the chain takes back is found by it. `at` is the time of its
 * block.
 */
export async function noteLate(tx: Tx, { member, hash, coin, amount, at }: Late): Promise<void> {
  const reason: OrderReason = 'late'
  await tx`
    update pledge_order set reason = ${reason}, hash = ${hash}, hash_state = 'mined'
    where id = (
      select id from pledge_order
      where member_id = ${member} and status = 'fail' and method = 'wallet' and arrival_id is null
        and reason = any(${[...OPEN_ENDED]}) and coin = ${coin} and amount = ${amount}
        and created_at < ${at} and expires_at > ${at}::timestamptz - interval '1 day'
      order by hash = ${hash} desc nulls last, id limit 1)`
}

/**
 * The same for orders that have just ended: where nobody ended an order for some time, its payment may have been credited
 * before.
 */
export async function noteCame(tx: Tx, orders: readonly string[]): Promise<void> {
  const [since] = await tx<{ block: string | null }>`
    select min(opened_block) as block from pledge_order
    where id = any(${orders}::bigint[]) and reason = any(${[...OPEN_ENDED]})`
  if (!since?.block) return
  const came = await tx<Late>`
    select distinct on (a.id) a.member_id as member, a.tx_hash as hash, a.coin, a.amount, a.block_at as at
    from pledge_order o join arrival a on a.block_number > o.opened_block and a.block_number > ${since.block}
    where o.id = any(${orders}::bigint[]) and o.reason = any(${[...OPEN_ENDED]})
      and a.state = 'credited' and a.credited_as = 'deposit' and a.member_id = o.member_id
      and a.coin = o.coin and a.amount = o.amount and a.block_at > o.expires_at
      and not exists (select 1 from pledge_order told
        where told.hash = a.tx_hash and told.member_id = o.member_id and told.reason = 'late')
    order by a.id`
  for (const one of came) await noteLate(tx, { ...one, at: new Date(one.at) })
}
