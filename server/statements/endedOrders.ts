import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

type Asked = { member: string; coin: Coin; journals: readonly string[] }

/**
 * Which order each leg on `staked` is about that these journals of ended orders booked, its number by the entry's id. Only the
 * other leg names it: in one journal both accounts have their legs in the order of its moves (`ledger_post`), so the n-th of one
 * belongs to the n-th of the other. Reads the member's own entries of these moments alone.
 */
export async function endedOrders(
  tx: Tx,
  { member, coin, journals }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx<{ id: string; no: string }>`
    with legs as materialized (
      select a.code, e.id, e.journal_id, e.amount, e.ref_id,
        row_number() over (partition by e.journal_id, a.code order by e.seq) as place
      from unnest(${journals}::bigint[]) asked(id) join journal j on j.id = asked.id
      cross join account a cross join lateral (
        (select e.id, e.seq, e.journal_id, e.amount, e.ref_id from entry e
          where a.code = 'staked' and e.account_id = a.id and e.type is null and e.at = j.created_at)
        union all
        (select e.id, e.seq, e.journal_id, e.amount, e.ref_id from entry e
          where a.code = 'available' and e.account_id = a.id and e.type = 'pledge_return' and e.at = j.created_at)) e
      where a.owner_id = ${member} and a.coin = ${coin} and e.journal_id = j.id)
    select gone.id, o.no from legs gone
    join legs back on back.code = 'available' and back.journal_id = gone.journal_id and back.place = gone.place
      and back.amount = -gone.amount
    join pledge_order o on o.id = back.ref_id
    where gone.code = 'staked'`
  return new Map(found.map(({ id, no }) => [id, no]))
}
