import type { Tx } from '#server/db/Tx.ts'

/** How paying goes. */
export type PayCounts = {
  /** Withdrawals that have a nonce and have not ended. */
  going: number
  /**
   * Withdrawals that wait for something that is not there: the pool's coins, gas, a receiver that takes them; those that
   * nobody has approved too, where the chain has paid them.
   */
  waiting: number
  /** Paying wallets that hold less than the books say at the moment. */
  halted: number
  /** 1 while nothing is paid because books and chain do not agree, until somebody lets payouts go on. */
  stopped: number
}

export async function payCounts(tx: Tx): Promise<PayCounts> {
  const [counts] = await tx<PayCounts>`
    select count(*) filter (where state not in ('requested', 'approved'))::int as going,
      count(*) filter (where halted is not null)::int as waiting,
      (select count(*)::int from payer where missing is not null) as halted,
      (select count(*)::int from payout_stop where ended_at is null) as stopped
    from withdrawal
    where state in ('approved', 'nonce', 'signed', 'broadcast', 'mined') or halted is not null`
  if (!counts) throw new Error('a count returned no row')
  return counts
}
