import type { Tx } from '#server/db/Tx.ts'
import { matchArrival, matchOdd, type Payment } from './matchArrival.ts'

/** An open order of a payment's sender that it may be for: of its coin and amount, or named by one another. */
type Near = { arrival: string; order: string; fits: boolean; named: boolean }

/**
 * Ties payments to the open orders that they are for, in the order of the chain. Most are for none, of whoever pays the pool
 * dust: nothing is asked for these but all at once.
 */
export async function matchArrivals(tx: Tx, payments: readonly Payment[]): Promise<void> {
  const near = Map.groupBy(await ordersNear(tx, payments), ({ arrival }) => arrival)
  const taken = new Set<string>()
  const tried = async (payment: Payment, how: 'fits' | 'named'): Promise<boolean> => {
    const open = near.get(payment.arrival)?.some((it) => it[how] && !taken.has(it.order))
    const match = how === 'fits' ? matchArrival : matchOdd
    const order = open ? await match(tx, payment) : undefined
    if (order) taken.add(order)
    return order !== undefined
  }
  const unmatched: Payment[] = []
  for (const payment of payments) if (!(await tried(payment, 'fits'))) unmatched.push(payment)
  // After those that fit: an order that names a transaction of several payments takes the one of its own amount.
  for (const payment of unmatched) await tried(payment, 'named')
}

/** No order is left out that `matchArrival` takes for one that fits, or `matchOdd` for one that is named. */
async function ordersNear(tx: Tx, payments: readonly Payment[]): Promise<Near[]> {
  if (payments.length === 0) return []
  const arrivals = payments.map(({ arrival }) => arrival)
  const refs = payments.map(({ ref }) => ref)
  return tx<Near>`
    select * from (
      select a.id as arrival, o.id as order, o.coin = a.coin and o.amount = a.amount as fits,
        m.signed_at is not null and (o.id = p.ref or o.hash = a.tx_hash) is true as named
      from unnest(${arrivals}::bigint[], ${refs}::bigint[]) as p (arrival, ref) join arrival a on a.id = p.arrival
        join member m on m.account_key = a.sender join pledge_order o on o.member_id = m.id
      where o.status = 'review' and o.method = 'wallet' and o.arrival_id is null) n
    where fits or named`
}
