import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** Orders that ended because no payment was seen, although one may still have come. */
export const OPEN_ENDED = ['expired', 'notFound', 'dropped'] as const satisfies OrderReason[]

type Late = { member: string; hash: string; coin: Coin; amount: bigint; at: Date }

/**
 * Tells on orders that ended with nothing taken that their payments came after all, within a day, and were credited to the
 * balance, and by which transaction, whatever they had named: what the chain takes back is found by it. `at` is the time of a
 * payment's block. Nothing is asked for each payment of an amount that no such order had.
 */
export async function noteLate(tx: Tx, payments: readonly Late[]): Promise<void> {
  if (payments.length === 0) return
  const ended = await tx<Sum>`
    select distinct member_id as member, coin, amount from pledge_order
    where member_id = any(${payments.map(({ member }) => member)}::bigint[]) and status = 'fail' and method = 'wallet'
      and arrival_id is null and reason = any(${[...OPEN_ENDED]})`
  const sums = new Set(ended.map(sumOf))
  for (const payment of payments) if (sums.has(sumOf(payment))) await noteOne(tx, payment)
}

type Sum = Pick<Late, 'member' | 'coin' | 'amount'>

const sumOf = ({ member, coin, amount }: Sum) => `${member}:${coin}:${amount}`

async function noteOne(tx: Tx, { member, hash, coin, amount, at }: Late): Promise<void> {
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
  await noteLate(
    tx,
    came.map((one) => ({ ...one, at: new Date(one.at) })),
  )
}
