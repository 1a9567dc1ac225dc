import type { Database } from '#server/db/open.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** How long after its time a payment may take to show on the chain, milliseconds. */
const GRACE = 60_000

/** Orders in one transaction. */
const BATCH = 500

/**
 * Fails orders whose payment did not come in time (decisions §5), and answers how many. Only once the chain has been
 * followed to beyond that time: while it is not, a payment may have come that nobody has seen.
 */
export async function expireOrders({ db }: { db: Database }): Promise<number> {
  const reason: OrderReason = 'expired'
  const expired = await db.inTx(
    (tx) => tx<{ id: string }>`
      update pledge_order set status = 'fail', reason = ${reason}
      where id in (
        select id from pledge_order
        where status = 'review' and method = 'wallet' and hash is null and arrival_id is null
          and expires_at < (select synced_at - ${`${GRACE} milliseconds`}::interval
            from chain_state where halted is null)
        order by expires_at limit ${BATCH} for no key update skip locked)
        and status = 'review' and hash is null and arrival_id is null
      returning id`,
  )
  return expired.length
}
