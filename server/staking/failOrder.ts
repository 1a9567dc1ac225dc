import type { Tx } from '#server/db/Tx.ts'
import { type Told, tellMember } from '#server/inbox/tellMembers.ts'
import type { OrderReason } from '#shared/reasons.ts'
import { noteCame } from './noteLate.ts'

type Failing = { order: string; reason: OrderReason; now: Date }

/** Ends an order that is in review, with the reason, and tells the member. Answers whether it was in review. */
export async function failOrder(tx: Tx, { order, reason, now }: Failing): Promise<boolean> {
  const [failed] = await tx<Omit<Told, 'kind'>>`
    update pledge_order set status = 'fail', reason = ${reason}
    where id = ${order} and status = 'review' returning id as ref, no, member_id as member, coin, amount`
  if (!failed) return false
  await noteCame(tx, [order])
  await tellMember(tx, { kind: 'order_failed', ...failed }, { now })
  return true
}
