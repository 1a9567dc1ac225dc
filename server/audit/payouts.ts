import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

/** Withdrawals that were begun with, against the transactions that were signed for them. */
export async function payouts(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with made as (
        select w.id, w.state, w.hash, p.nonce, count(t.id) as signed,
          count(t.id) filter (where t.final and t.status = 'success' and t.kind <> 'cancel' and t.hash = w.hash) as paid,
          count(t.id) filter (where t.final) as final, count(t.id) filter (where t.nonce <> p.nonce and t.kind <> 'found') as other
        from payout p join withdrawal w on w.id = p.withdrawal_id left join payout_tx t on t.withdrawal_id = w.id
        group by 1, 2, 3, 4)
      select 'withdrawal ' || id || ' with nonce ' || nonce || ' is ' || state || ': ' || signed || ' signed, ' || final
        || ' final, ' || paid || ' paid it, ' || other || ' of another nonce' as found
      from made
      where state in ('requested', 'approved') or other > 0 or final > 1 or paid <> (state = 'paid')::int
        or (final > 0 and state not in ('paid', 'returned')) or (signed = 0 and state not in ('nonce', 'returned'))
      limit 20`,
  )
}

/** Gas of settled transactions against the mirror of the paying wallet: what is booked of each, and all of it. */
export async function gasUsed(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'transaction ' || hash || ': used ' || coalesce(gas_used * gas_price, 0) || ', booked ' || booked as found
      from payout_tx
      where booked < 0 or booked > coalesce(gas_used * gas_price, 0) or (booked > 0 and not final)
      union all
      select 'transactions ' || t.booked || ', mirror ' || g.booked
      from (select coalesce(sum(booked), 0) as booked from payout_tx) t
      cross join (select coalesce(sum(e.amount), 0) as booked
        from entry e join account a on a.id = e.account_id join journal j on j.id = e.journal_id
        where a.owner_id = 0 and a.code = 'gas' and j.kind not in ('gas top-up reversed', 'gas borne elsewhere')
          and (e.amount > 0 or j.kind = 'payout gas')) g
      where t.booked <> g.booked
      limit 20`,
  )
}
