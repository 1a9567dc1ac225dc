import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** What a member with an account below zero has of a coin in all, base units, and which of some payouts are theirs. */
export type Debtor = { coin: Coin; has: bigint; payouts: string[] }

/**
 * All of them, of each coin that they have an account in: the few to whom the chain took more back than they had. No other
 * member's accounts can add up to less than nothing, and no other member's row is read.
 */
export const debtors = (tx: Tx, payouts: readonly string[]): Promise<Debtor[]> => tx`
  with below as materialized (select distinct owner_id from account where owner_id > 0 and floor is null),
  has as (
    select owner_id, a.coin, sum(a.balance) as has
    from below cross join lateral (
      select coin, balance from account where owner_id = below.owner_id offset 0) a
    group by owner_id, a.coin),
  theirs as materialized (
    select member_id, coin, array_agg(payout_id) as payouts from withdrawal
    where payout_id = any(${payouts}) group by member_id, coin)
  select h.coin, h.has, coalesce(t.payouts, '{}') as payouts
  from has h left join theirs t on t.member_id = h.owner_id and t.coin = h.coin`

/** What a payout changes in what its member has, base units, beyond what the books say. */
export type Moved = { coin: Coin; amount: bigint; payout: string }

/** What members are below zero by once that has moved, per member and coin; base units. */
export function shortOf(owing: readonly Debtor[], moved: readonly Moved[]): Record<Coin, bigint> {
  const short = { BTCW: 0n, BTCWT: 0n }
  for (const { coin, has, payouts } of owing) {
    const theirs = moved.filter(({ payout }) => payouts.includes(payout))
    const left = theirs.reduce((sum, { amount }) => sum + amount, has)
    if (left < 0n) short[coin] -= left
  }
  return short
}
