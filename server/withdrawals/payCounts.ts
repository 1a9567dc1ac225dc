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

/** What the payer begins with next, and of these what it leaves alone since the member is frozen (docs/decisions/051). */
type NotBegun = { approved: number; frozen: number }

/** The states stand here as their index has them, so that none is read that is over. */
export async function payCounts(tx: Tx): Promise<PayCounts & NotBegun> {
  const [counts] = await tx<PayCounts & NotBegun>`
    select count(*) filter (where w.state not in ('requested', 'approved'))::int as going,
      count(*) filter (where w.halted is not null)::int as waiting,
      count(*) filter (where w.state = 'approved')::int as approved,
      count(*) filter (where w.state = 'approved' and m.id is not null)::int as frozen,
      (select count(*)::int from payer where missing is not null) as halted,
      (select count(*)::int from payout_stop where ended_at is null) as stopped
    from withdrawal w left join member m on m.id = w.member_id and m.frozen_at is not null
    where w.state in ('approved', 'nonce', 'signed', 'broadcast', 'mined') or w.halted is not null`
  if (!counts) throw new Error('a count returned no row')
  return counts
}
