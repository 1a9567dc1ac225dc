import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { cutPlaces } from '#shared/records/cutPlaces.ts'
import type { Range } from './timeRange.ts'

/**
 * Entries follow each other by their place in the account, and nearly so in time: two that are booked at once may stand the
 * other way round. Never so many of them.
 */
const ASKEW = 200

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
 * (`cutPlaces`), so that both tell the same. What lies between is not read.
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

async function cutsAt(tx: Tx, owner: string, moment: Date) {
  const accounts = await aroundMoment(tx, owner, moment)
  const places = cutPlaces(accounts, moment.toISOString())
  return accounts.map(({ lines, seq, balance, ...of }, i) => {
    const behind = lines.slice(places[i])
    const [next] = behind
    const moments = behind.map(({ createdAt }) => Date.parse(createdAt))
    return {
      ...of,
      place: next?.seq ?? seq + 1,
      balance: next ? next.balanceAfter - next.amount : balance,
      earliest: new Date(Math.min(moment.getTime(), ...moments)),
    }
  })
}

type Line = {
  seq: number
  journal: string
  createdAt: string
  amount: bigint
  balanceAfter: bigint
}
type Held = { id: string; account: string; coin: Coin; seq: number; balance: bigint }

/** An owner's accounts with the entries next to a moment, in the order of booking. */
async function aroundMoment(tx: Tx, owner: string, moment: Date) {
  const accounts = await tx<Held>`
    select id, code as account, coin, seq::int as seq, balance from account where owner_id = ${owner} order by id`
  const found = await inIndexOrder(
    tx,
    () => tx<Line & { id: string }>`
    select a.id, e.seq::int as seq, e.journal_id as journal, e.at as "createdAt", e.amount,
      e.balance_after as "balanceAfter"
    from account a cross join lateral (
      (select * from entry where account_id = a.id and type is not null and at >= ${moment}
        order by at, id limit ${ASKEW})
      union all
      (select * from entry where account_id = a.id and type is null and at >= ${moment}
        order by at, id limit ${ASKEW})
      union all
      (select * from entry where account_id = a.id and type is not null and at < ${moment}
        order by at desc, id desc limit ${ASKEW})
      union all
      (select * from entry where account_id = a.id and type is null and at < ${moment}
        order by at desc, id desc limit ${ASKEW})) e
    where a.owner_id = ${owner} order by e.seq`,
  )
  const linesOf = Map.groupBy(found, ({ id }) => id)
  return accounts.map((account) => ({ ...account, lines: linesOf.get(account.id) ?? [] }))
}
