import type { Tx } from '#server/db/Tx.ts'
import { untie } from './matchArrival.ts'
import { PATIENCE, TERMS_HOLD } from './openWalletPledge.ts'

/**
 * Parts payments that the chain shows no more from their orders, which wait for them as for ones that were seen now. Most
 * come back in the next block: an order that named none waits by the hash of its payment, or it would be offered to be paid
 * once more, and be over when its payment is there again.
 */
export async function untieGone(tx: Tx, arrivals: readonly string[], now: Date): Promise<void> {
  if (arrivals.length === 0) return
  await tx`
    update pledge_order o set hash = coalesce(o.hash, a.tx_hash), hash_at = coalesce(o.hash_at, ${now}),
      hash_state = case when o.hash is not null then o.hash_state end,
      expires_at = greatest(o.expires_at, least(${now}::timestamptz + ${ms(PATIENCE)}::interval,
        o.created_at + ${ms(TERMS_HOLD)}::interval))
    from arrival a
    where a.id = any(${arrivals}::bigint[]) and o.arrival_id = a.id and o.status = 'review'`
  await untie(tx, arrivals)
}

const ms = (count: number) => `${count} milliseconds`
