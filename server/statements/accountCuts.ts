import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { cutsAt } from './cutsAt.ts'
import type { Range } from './timeRange.ts'

/** What a range holds of an account: its places from `first` up to `end`, balances in base units. */
export type AccountCut = {
  id: string
  account: string
  coin: Coin
  first: number
  /** The first place that is no longer in it. */
  end: number
  /** The earliest moment in it: before the range's where entries of it were booked late. */
  since: Date
  opening: bigint
  closing: bigint
}

/**
 * Where a range begins and ends in each account of an owner, and what it held there: cut as a member's records are
 * (`cutsAt`), so that both tell the same. What lies between is not read.
 */
export async function accountCuts(
  tx: Tx,
  owner: string,
  { since, before }: Range,
): Promise<AccountCut[]> {
  const starts = await cutsAt(tx, owner, since)
  const ends = await cutsAt(tx, owner, before)
  return starts.map(({ id, account, coin, place, balance, earliest }, i) => {
    const last = ends[i]
    // A range that ends before it begins holds nothing.
    const end = last && last.place > place ? last : { place, balance }
    const its = { first: place, end: end.place, opening: balance, closing: end.balance }
    return { id, account, coin, since: earliest, ...its }
  })
}

/** Above every entry that there is. */
const HIGHEST = '999999999999999999'

/** The id of the last entry that was booked on any of the accounts: what is booked on them later has a higher one. */
export async function lastBooked(tx: Tx, cuts: readonly AccountCut[]): Promise<string> {
  const [row] = await tx<{ id: string | null }>`
    select max(e.id) as id from account a join entry e on e.account_id = a.id and e.seq = a.seq
    where a.id = any(${cuts.map(({ id }) => id)}::bigint[])`
  return row?.id ?? HIGHEST
}
