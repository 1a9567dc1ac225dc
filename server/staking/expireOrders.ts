import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { type Told, tellMembers } from '#server/inbox/tellMembers.ts'
import type { OrderReason } from '#shared/reasons.ts'
import { noteCame } from './noteLate.ts'

/** How long after its time a payment may take to show on the chain, milliseconds. */
export const GRACE = 60_000

/** Orders in one transaction. */
const BATCH = 500

/**
 * Fails orders whose payment did not come in time (decisions §5), and answers how many. Only once the chain has been
 * followed to beyond that time: while it is not, a payment may have come that nobody has seen.
 */
export async function expireOrders({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const reason: OrderReason = 'expired'
  return db.inTx(async (tx) => {
    const expired = await tx<Omit<Told, 'kind'>>`
      update pledge_order set status = 'fail', reason = ${reason}
      where id in (
        select id from pledge_order
        where status = 'review' and method = 'wallet' and hash is null and arrival_id is null
          and expires_at < (select synced_at - ${`${GRACE} milliseconds`}::interval
            from chain_state where halted is null)
        order by expires_at limit ${BATCH} for no key update skip locked)
        and status = 'review' and hash is null and arrival_id is null
      returning id as ref, no, member_id as member, coin, amount`
    await noteCame(
      tx,
      expired.map(({ ref }) => ref),
    )
    const told = expired.map((it): Told => ({ kind: 'order_failed', ...it }))
    await tellMembers(tx, told, { now: clock.now() })
    return expired.length
  })
}
