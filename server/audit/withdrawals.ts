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

/**
 * What is booked for each withdrawal, as far as it went: held once, then paid once or returned once. A fee that was kept
 * counts as paid; what is returned has left `withdrawing` for `available` and so counts as nothing. A payment whose key names no
 * withdrawal is told as one of number 0.
 */
export async function withdrawals(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with leg as (
        select id, coin, amount, state from withdrawal
        union all select id, 'BTCW', fee,
          case reason when 'receiverReverted' then 'kept' else state end from withdrawal),
      wanted as (
        select id, coin, -sum(amount) as held,
          coalesce(sum(amount) filter (where state = 'returned'), 0) as returned,
          coalesce(sum(amount) filter (where state in ('paid', 'kept')), 0) as paid
        from leg group by 1, 2),
      line as (
        select e.ref_id as id, a.coin,
          coalesce(sum(e.amount) filter (where e.type in ('withdrawal', 'fee')), 0) as held,
          coalesce(sum(e.amount) filter (where e.type = 'withdrawal_return'), 0) as returned
        from entry e join account a on a.id = e.account_id
        where e.ref_type = 'withdrawal' and e.type is not null group by 1, 2),
      payment as (
        select coalesce((regexp_match(j.key, '^withdrawal:(\\d{1,18}):'))[1]::bigint, 0) as id, a.coin, -sum(e.amount) as paid
        from journal j join entry e on e.journal_id = j.id join account a on a.id = e.account_id
        where j.owner_id = 0 and j.kind in ('withdrawal paid', 'withdrawal returned')
          and a.code in ('withdrawing', 'available') group by 1, 2),
      booked as (
        select id, coin, coalesce(l.held, 0) as held, coalesce(l.returned, 0) as returned, coalesce(p.paid, 0) as paid
        from line l full join payment p using (id, coin))
      select 'withdrawal ' || id || ' ' || coin || ': held ' || coalesce(b.held, 0) || ' of ' || coalesce(w.held, 0)
        || ', returned ' || coalesce(b.returned, 0) || ' of ' || coalesce(w.returned, 0)
        || ', paid ' || coalesce(b.paid, 0) || ' of ' || coalesce(w.paid, 0) as found
      from wanted w full join booked b using (id, coin)
      where (coalesce(w.held, 0), coalesce(w.returned, 0), coalesce(w.paid, 0))
        is distinct from (coalesce(b.held, 0), coalesce(b.returned, 0), coalesce(b.paid, 0)) limit 20`,
  )
}
