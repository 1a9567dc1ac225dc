import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

type Before = {
  no: string
  coin: Coin
  amount: bigint
  status: string
  member: string
  staked_t: bigint
  starts_at: string
}

/**
 * Takes back an order whose payment the chain took back: it fails, and no longer counts for the member, the pool and
 * the week in which it was pledged; the member is told.
 * Answers which of the member's accounts holds its principal.
 */
export async function undoOrder(
  tx: Tx,
  { order, now }: { order: string; now: Date },
): Promise<'staked' | 'available'> {
  const [before] = await tx<Before>`
    select no, coin, amount, status, member_id as member, staked_t, starts_at from pledge_order where id = ${order} for update`
  if (!before) throw new Error(`there is no order ${order}`)
  const reason: OrderReason = 'reorganised'
  await tx`update pledge_order set status = 'fail', reason = ${reason} where id = ${order}`
  const { status, member, staked_t, starts_at, ...told } = before
  // One that has ended counts for nobody any more; its principal went back to the balance.
  const counts = status === 'success' ? staked_t : 0n
  await tx`update member set staked_t = staked_t - ${counts} where id = ${member}`
  await tx`
    insert into pool_change (member_id, staked_t, orders, at, pledged_t, pledged_at)
    values (${member}, ${-counts}, -1, ${now}, ${-staked_t}, ${starts_at})`
  await tellMember(tx, { member, kind: 'order_failed', ref: order, ...told }, { now })
  return status === 'success' ? 'staked' : 'available'
}
