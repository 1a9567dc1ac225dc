import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** What a journal did to the accounts of one name in a coin, base units. */
type Moved = { account: string; coin: Coin; entries: number; amount: bigint }

/** What a journal moved, by account and coin. It has at most as many entries as a part of a day: they are read. */
export const journalMoved = (tx: Tx, journal: string): Promise<Moved[]> => tx<Moved>`
  select a.code as account, a.coin, count(*)::int as entries, sum(e.amount) as amount
  from entry e join account a on a.id = e.account_id where e.journal_id = ${journal}
  group by a.coin, a.code order by a.coin, sum(e.amount), a.code`
