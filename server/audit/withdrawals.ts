import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

/** Amounts and fees of withdrawals that are not over against what the books hold for them. */
export async function held(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with waiting as (
        select member_id, coin, amount, fee from withdrawal where state not in ('paid', 'returned')),
      asked as (
        select member_id as owner_id, coin, sum(amount) as amount
        from (select member_id, coin, amount from waiting
          union all select member_id, 'BTCW', fee from waiting) w
        group by 1, 2)
      select 'member ' || owner_id || ' ' || coin || ': withdrawals ' || coalesce(w.amount, 0) || ', held '
        || coalesce(a.balance, 0) as found
      from asked w
      full join (select owner_id, coin, balance from account where code = 'withdrawing') a using (owner_id, coin)
      where coalesce(w.amount, 0) <> coalesce(a.balance, 0) limit 20`,
  )
}

/** The lines of each withdrawal, as far as it went, against those that are there: once asked for, once returned. */
export async function withdrawals(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with wanted as (
        select id, type, coin, sum(amount) as amount from (
          select id, 'withdrawal' as type, coin, -amount as amount from withdrawal
          union all select id, 'fee', 'BTCW', -fee from withdrawal
          union all select id, 'withdrawal_return', coin, amount from withdrawal where state = 'returned'
          union all select id, 'withdrawal_return', 'BTCW', fee from withdrawal where state = 'returned') w
        group by 1, 2, 3),
      line as (
        select e.ref_id as id, e.type, a.coin, sum(e.amount) as amount
        from entry e join account a on a.id = e.account_id
        where e.ref_type = 'withdrawal' and e.type is not null group by 1, 2, 3)
      select 'withdrawal ' || id || ': ' || type || ' of ' || coalesce(w.amount, 0) || ' ' || coin || ', booked '
        || coalesce(l.amount, 0) as found
      from wanted w full join line l using (id, type, coin)
      where coalesce(w.amount, 0) <> coalesce(l.amount, 0) limit 20`,
  )
}
