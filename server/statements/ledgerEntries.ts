import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import { type AccountCut, lastBooked } from './accountCuts.ts'
import { numbered, type Page, type RawEntry } from './numbered.ts'
import type { Range } from './timeRange.ts'

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

/** Moment and id of the last entry of the page before, and the id of what was booked last when the first page was read. */
const Last = z.tuple([Time, Id, Id])

/**
 * A page of entries, the newest first: of a journal, or of an owner's few accounts, where a page is a range of the indexes on
 * each of them, however many entries there are. What is booked after the first page was read is on none, though it be of an
 * earlier moment: all pages add up to the balances that the first one told. Refuses `cursor`.
 */
export async function ledgerEntries(tx: Tx, wanted: Wanted): Promise<Page> {
  const { cursor, range, limit = limits.pageDefault } = wanted
  const end = range.before.toISOString()
  const last = decodeCursor(cursor, Last)
  const [at, id] = last && last[0] < end ? last : [end, '0']
  const newest = last?.[2] ?? (await lastBooked(tx, searched(wanted)))
  const place = { ...wanted, at, id, newest, many: limit + 1 }
  const found = wanted.journal === undefined ? await ofOwner(tx, place) : await ofJournal(tx, place)
  const list = found.slice(0, limit)
  const final = found.length > limit ? list.at(-1) : undefined
  const next = final ? encodeCursor([final.at, final.id, newest]) : null
  return { list: await numbered(tx, list), next }
}

/** Of another account what is booked last may be known while what was booked before it is not. */
const searched = ({ cuts = [], account, coin }: Wanted) =>
  cuts.filter((it) => (account ?? it.account) === it.account && (coin ?? it.coin) === it.coin)

type Place = Wanted & { at: string; id: string; newest: string; many: number }

/**
 * What a member sees and what it does not stand in two indexes: each gives a page, and the newest of both are taken. What is in
 * the range is told by the cuts, as the balances are: both add up. Places in the account are only looked at (`+ 0`): along
 * their own index all of the range would be read.
 */
const ofOwner = (tx: Tx, { owner, account, coin, type, cuts = [], at, id, newest, many }: Place) =>
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
          and e.seq + 0 >= c.first and e.seq + 0 < c."end" and e.id <= ${newest}::bigint
        order by e.at desc, e.id desc limit ${many})
      union all
      (select e.* from entry e
        where e.account_id = a.id and e.type is null and ${type ?? null}::text is null
          and (e.at, e.id) < (${at}::timestamptz, ${id}::bigint) and e.at >= c.since
          and e.seq + 0 >= c.first and e.seq + 0 < c."end" and e.id <= ${newest}::bigint
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
