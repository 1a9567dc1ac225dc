import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { Range } from './timeRange.ts'

/**
 * Entries follow each other by their place in the account, and nearly so in time: two that are booked at once may stand the
 * other way round. Never so many of them.
 */
const ASKEW = 200

type Wanted = { owner: string; account: string; coin: Coin; range: Range }

/** What an account held before a range and at its end, base units: both are found without adding up what lies between. */
export async function accountBalances(
  tx: Tx,
  { owner, account, coin, range }: Wanted,
): Promise<{ opening: bigint; closing: bigint }> {
  const [found] = await tx<{ id: string; balance: bigint }>`
    select id, balance from account where owner_id = ${owner} and code = ${account} and coin = ${coin}`
  if (!found) return { opening: 0n, closing: 0n }
  return {
    opening: await balanceBefore(tx, found, range.since),
    closing: await balanceBefore(tx, found, range.before),
  }
}

type Held = { id: string; balance: bigint }

/** The balance before the first entry of the moment or later, and what came after that one but is of an earlier moment. */
async function balanceBefore(tx: Tx, { id, balance }: Held, moment: Date): Promise<bigint> {
  const [found] = await tx<{ before: bigint }>`
    with later as (
      (select seq, amount, balance_after from entry
        where account_id = ${id} and type is not null and at >= ${moment} order by at, id limit ${ASKEW})
      union all
      (select seq, amount, balance_after from entry
        where account_id = ${id} and type is null and at >= ${moment} order by at, id limit ${ASKEW})),
    earlier as (
      (select seq, amount from entry
        where account_id = ${id} and type is not null and at < ${moment} order by at desc, id desc limit ${ASKEW})
      union all
      (select seq, amount from entry
        where account_id = ${id} and type is null and at < ${moment} order by at desc, id desc limit ${ASKEW})),
    first as (select * from later order by seq limit 1)
    select first.balance_after - first.amount
      + (select coalesce(sum(amount), 0) from earlier where seq > first.seq) as before
    from first`
  return found?.before ?? balance
}
