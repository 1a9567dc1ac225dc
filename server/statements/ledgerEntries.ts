import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import type { AccountCut } from './accountCuts.ts'
import type { Range } from './timeRange.ts'

/** A leg of a journal, base units. */
type LedgerEntry = {
  id: string
  journal: string
  kind: string
  at: string
  owner: string
  account: string
  coin: Coin
  amount: bigint
  balanceAfter: bigint
  type: string | null
  refType: string | null
  refId: string | null
  refNo: string | null
  meta: unknown
}

/** As it is read: ids alone. */
type RawEntry = Omit<LedgerEntry, 'refNo'>

type Wanted = {
  /** One of the two is there. */
  journal?: string | undefined
  owner?: string | undefined
  account?: string | undefined
  coin?: Coin | undefined
  type?: string | undefined
  range: Range
  /** Where the range begins and ends in each account of the owner; none: a journal is wanted. */
  cuts?: readonly AccountCut[]
  cursor?: string | undefined
  limit?: number | undefined
}

/** Moment and id of the last entry of the page before. */
const Last = z.tuple([Time, Id])

type Page = { list: LedgerEntry[]; next: string | null }

/**
 * A page of entries, the newest first: of a journal, or of an owner's few accounts, where a page is a range of the indexes on
 * each of them, however many entries there are. Refuses `cursor`.
 */
export async function ledgerEntries(tx: Tx, wanted: Wanted): Promise<Page> {
  const { cursor, range, limit = limits.pageDefault } = wanted
  const end = range.before.toISOString()
  const last = decodeCursor(cursor, Last)
  const [at, id] = last && last[0] < end ? last : [end, '0']
  const place = { ...wanted, at, id, many: limit + 1 }
  const found = wanted.journal === undefined ? await ofOwner(tx, place) : await ofJournal(tx, place)
  const list = found.slice(0, limit)
  const final = found.length > limit ? list.at(-1) : undefined
  return { list: await numbered(tx, list), next: final ? encodeCursor([final.at, final.id]) : null }
}

type Place = Wanted & { at: string; id: string; many: number }

/**
 * What a member sees and what it does not stand in two indexes: each gives a page, and the newest of both are taken. What is in
 * the range is told by the cuts, as the balances are: both add up. Places in the account are only looked at (`+ 0`): along
 * their own index all of the range would be read.
 */
const ofOwner = (tx: Tx, { owner, account, coin, type, cuts = [], at, id, many }: Place) =>
  inIndexOrder(
    tx,
    () => tx<RawEntry>`
    select e.id, e.journal_id as journal, j.kind, e.at, e.owner_id as owner, a.code as account, a.coin, e.amount,
      e.balance_after as "balanceAfter", e.type, e.ref_type as "refType", e.ref_id as "refId", e.meta
    from unnest(${cuts.map((it) => it.id)}::bigint[], ${cuts.map((it) => it.first)}::bigint[],
      ${cuts.map((it) => it.end)}::bigint[], ${cuts.map((it) => it.since.toISOString())}::timestamptz[]) c(id, first, "end", since)
    join account a on a.id = c.id cross join lateral (
      (select e.* from entry e
        where e.account_id = a.id and e.type is not null and (${type ?? null}::text is null or e.type = ${type ?? null})
          and (e.at, e.id) < (${at}::timestamptz, ${id}::bigint) and e.at >= c.since
          and e.seq + 0 >= c.first and e.seq + 0 < c."end"
        order by e.at desc, e.id desc limit ${many})
      union all
      (select e.* from entry e
        where e.account_id = a.id and e.type is null and ${type ?? null}::text is null
          and (e.at, e.id) < (${at}::timestamptz, ${id}::bigint) and e.at >= c.since
          and e.seq + 0 >= c.first and e.seq + 0 < c."end"
        order by e.at desc, e.id desc limit ${many})) e
    join journal j on j.id = e.journal_id
    where a.owner_id = ${owner} and (${account ?? null}::text is null or a.code = ${account ?? null})
      and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
    order by e.at desc, e.id desc limit ${many}`,
  )

/** A journal has at most as many entries as a part of a day: they are read and the page is taken of them. */
const ofJournal = (tx: Tx, place: Place) => {
  const { journal, owner, account, coin, type, range, at, id, many } = place
  return tx<RawEntry>`
    select e.id, e.journal_id as journal, j.kind, e.at, e.owner_id as owner, a.code as account, a.coin, e.amount,
      e.balance_after as "balanceAfter", e.type, e.ref_type as "refType", e.ref_id as "refId", e.meta
    from entry e join journal j on j.id = e.journal_id join account a on a.id = e.account_id
    where e.journal_id = ${journal} and (${type ?? null}::text is null or e.type = ${type ?? null})
      and (${owner ?? null}::bigint is null or e.owner_id = ${owner ?? null}::bigint)
      and (${account ?? null}::text is null or a.code = ${account ?? null})
      and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
      and (e.at, e.id) < (${at}::timestamptz, ${id}::bigint) and e.at >= ${range.since}
    order by e.at desc, e.id desc limit ${many}`
}

/** The order's, the payment's or whatever the last entry of the page before was about, and the entry. */
const After = z.tuple([Id, Id])

type Asked = { journal: string; cursor?: string | undefined; limit?: number | undefined }

/** A page of a journal's entries in the order of what they are about: a range of an index. Refuses `cursor`. */
export async function entriesInJournal(
  tx: Tx,
  { journal, cursor, limit = limits.pageDefault }: Asked,
): Promise<Page> {
  const [ref, id] = decodeCursor(cursor, After) ?? ['0', '0']
  const found = await tx<RawEntry>`
    select e.id, e.journal_id as journal, j.kind, e.at, e.owner_id as owner, a.code as account, a.coin, e.amount,
      e.balance_after as "balanceAfter", e.type, e.ref_type as "refType", e.ref_id as "refId", e.meta
    from (
      select * from entry where journal_id = ${journal}
        and (coalesce(ref_id, 0), entry.id) > (${ref}::bigint, ${id}::bigint)
      order by coalesce(ref_id, 0), entry.id limit ${limit + 1}) e
    join journal j on j.id = e.journal_id join account a on a.id = e.account_id
    order by coalesce(e.ref_id, 0), e.id`
  const list = found.slice(0, limit)
  const end = found.length > limit ? list.at(-1) : undefined
  return {
    list: await numbered(tx, list),
    next: end ? encodeCursor([end.refId ?? '0', end.id]) : null,
  }
}

/** The same entries with the numbers of what they are about. */
async function numbered(tx: Tx, list: readonly RawEntry[]): Promise<LedgerEntry[]> {
  const idsOf = (type: string) =>
    list.flatMap(({ refType, refId }) => (refType === type && refId !== null ? [refId] : []))
  const found = await tx<{ type: string; id: string; no: string }>`
    select 'order' as type, id, no from pledge_order where id = any(${idsOf('order')}::bigint[])
    union all
    select 'withdrawal', id, no from withdrawal where id = any(${idsOf('withdrawal')}::bigint[])`
  const numbers = new Map(found.map(({ type, id, no }) => [`${type} ${id}`, no]))
  return list.map((it) => ({ ...it, refNo: numbers.get(`${it.refType} ${it.refId}`) ?? null }))
}
