import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

/** Of each rule so many breaches are told: one is enough to look. */
export async function sums(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select coin || ': ' || sum(balance) as found from account group by coin having sum(balance) <> 0`,
  )
}

/** Accounts whose balance or number of entries is not what their entries say. */
export async function balances(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select a.owner_id || ' ' || a.code || ' ' || a.coin || ': balance ' || a.balance || ' after entry ' || a.seq
        || ', entries ' || coalesce(e.amount, 0) || ' up to ' || coalesce(e.last, 0) as found
      from account a left join (
        select account_id, sum(amount) as amount, count(*) as entries, max(seq) as last from entry group by 1) e
        on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) or a.seq <> coalesce(e.entries, 0) or a.seq <> coalesce(e.last, 0)
      limit 20`,
  )
}

/** Entries whose balance after is not that of the entry before and their own amount. */
export async function chains(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'account ' || account_id || ' entry ' || seq as found
      from (select account_id, seq, balance_after, sum(amount) over w as reckoned, row_number() over w as place
        from entry window w as (partition by account_id order by seq)) e
      where balance_after <> reckoned or seq <> place limit 20`,
  )
}

/** Journals whose entries do not add up to zero. */
export async function journals(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select 'journal ' || e.journal_id || ' ' || a.coin || ': ' || sum(e.amount) as found
      from entry e join account a on a.id = e.account_id
      group by e.journal_id, a.coin having sum(e.amount) <> 0 limit 20`,
  )
}

/** A debt is told, although a payment that the chain took back may leave one: somebody has to look at it. */
export async function debts(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      select owner_id || ' ' || code || ' ' || coin || ': ' || balance as found from account
      where balance < 0 and code not in ('treasury', 'gas') limit 20`,
  )
}
