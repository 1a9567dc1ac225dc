import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }

/** Grants that people gave, against the lines that their members got: each booked once, none without whoever asked. */
export async function grants(tx: Tx): Promise<string[]> {
  const rows = await tx<Found>`
    with line as (
      select e.journal_id, e.owner_id as member_id, a.coin, e.amount
      from entry e join account a on a.id = e.account_id
      where e.type = 'activity_reward'),
    given as (select id, journal_id, member_id, coin, amount from member_grant where state = 'booked')
    select 'grant ' || coalesce(g.id::text, '–') || ', journal ' || journal_id || ': ' || coalesce(g.amount, 0) || ' '
      || coalesce(g.coin, l.coin) || ' to ' || coalesce(g.member_id, l.member_id) || ', booked '
      || coalesce(l.amount, 0) || ' to ' || coalesce(l.member_id::text, '–') as found
    from given g full join line l using (journal_id)
    where (g.member_id, g.coin, g.amount) is distinct from (l.member_id, l.coin, l.amount) limit 20`
  return rows.map(({ found }) => found)
}
