import type { Tx } from '#server/db/Tx.ts'
import { tellMembers } from '#server/inbox/tellMembers.ts'
import { available, staked } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'

type Ended = {
  id: string
  no: string
  member: string
  coin: Coin
  amount: bigint
  staked_t: bigint
  end_day: string
}

/**
 * Ends these orders, in one transaction and one journal: the principal returns to what the member can spend (decisions §5).
 * Those that have ended, and those that another process ends just now, are left.
 */
export async function endOrders(
  tx: Tx,
  { among, now }: { among: readonly string[]; now: Date },
): Promise<void> {
  const orders = await tx<Ended>`
    select id, no, member_id as member, coin, amount, staked_t, end_day from pledge_order
    where id = any(${among}::bigint[]) and status = 'success'
    order by end_day, id for update skip locked`
  const [first] = orders
  if (!first) return
  await post(tx, {
    key: `order_end:${first.end_day}:${first.id}`,
    kind: 'order_end',
    now,
    moves: orders.map(({ id, member, coin, amount }) => ({
      from: staked(member),
      to: available(member),
      coin,
      amount,
      in: { type: 'pledge_return', refType: 'order', refId: id },
    })),
  })
  await uncount(tx, orders, now)
  const told = orders.map(({ id, no, member, coin, amount }) => ({
    kind: 'order_ended' as const,
    member,
    ref: id,
    no,
    coin,
    amount,
  }))
  await tellMembers(tx, told, { now })
}

/** The orders count no longer: not for their members, and soon not for the teams and the pool. */
async function uncount(tx: Tx, orders: readonly Ended[], now: Date): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const members = orders.map(({ member }) => member)
  const stakes = orders.map(({ staked_t }) => staked_t)
  await tx`update pledge_order set status = 'end', ended_at = ${now} where id = any(${ids}::bigint[])`
  await tx`select 1 from member where id = any(${members}::bigint[]) order by id for no key update`
  await tx`
    update member m set staked_t = m.staked_t - e.staked_t
    from (select member, sum(staked_t) as staked_t
      from unnest(${members}::bigint[], ${stakes}::numeric[]) as e(member, staked_t) group by 1) e
    where m.id = e.member`
  await tx`
    insert into pool_change (member_id, staked_t, orders, at)
    select member, -staked_t, 0, ${now}
    from unnest(${members}::bigint[], ${stakes}::numeric[]) as e(member, staked_t)`
}
