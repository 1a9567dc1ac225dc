import type { Tx } from '#server/db/Tx.ts'
import { DECIMALS } from '#shared/money.ts'

/** What the pool holds and has earned so far; amounts in base units, computing power in 10^-18 H/s. */
export type PoolTotals = {
  stakedT: bigint
  revenue: bigint
  orders: number
  computingPower: bigint
  asOf: string
}

/**
 * The pool's totals to the last change: what is folded and what waits to be, which is what came in since the job folded
 * last (specification §1, decisions §2).
 */
export async function poolTotals(tx: Tx, now: Date, hashratePerT: bigint): Promise<PoolTotals> {
  const [row] = await tx<{ stakedT: bigint; revenue: bigint; orders: string }>`
    select p.staked_t + c.staked_t as "stakedT", p.revenue + c.revenue as revenue, p.orders + c.orders as orders
    from pool_total p cross join (
      select coalesce(sum(staked_t), 0) as staked_t, coalesce(sum(revenue), 0) as revenue,
        coalesce(sum(orders), 0) as orders
      from pool_change) c`
  if (!row) throw new Error('pool_total has no row')
  const computingPower = (row.stakedT * hashratePerT) / 10n ** BigInt(DECIMALS)
  return { ...row, orders: Number(row.orders), computingPower, asOf: now.toISOString() }
}
