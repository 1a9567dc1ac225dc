import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/**
 * Entries follow each other by their place in the account, and nearly so in time: what is booked at once may stand the other way
 * round. Never the entries of so many moments; those of one moment may be thousands, as of a part of a day.
 */
const ASKEW = 200

/** An account of an owner at a moment, in base units. */
type Cut = {
  id: string
  account: string
  coin: Coin
  /** The first place that is behind the moment. */
  place: number
  /** What the account held before it. */
  balance: bigint
  /** The earliest moment of what is behind it: before the moment itself where entries were booked late. */
  earliest: Date
}

/**
 * Where each account of an owner is cut at a moment, and what it held there: at its first entry that is not before the moment,
 * with the other legs of what was booked late (`cutPlaces`, which is given every line). What lies between is not read, but for
 * entries that stand the other way round.
 */
export async function cutsAt(tx: Tx, owner: string, moment: Date): Promise<Cut[]> {
  const { spans, late } = await withLegs(tx, await spansAt(tx, owner, moment), moment)
  const accounts = await tx<Omit<Cut, 'earliest'>>`
    select a.id, a.code as account, a.coin, c.first as place, coalesce(e.balance_after - e.amount, a.balance) as balance
    from unnest(${spans.map(({ id }) => id)}::bigint[], ${spans.map(({ first }) => first)}::int[]) c(id, first)
    join account a on a.id = c.id left join entry e on e.account_id = c.id and e.seq = c.first order by a.id`
  const lateIn = Map.groupBy(late, ({ id }) => id)
  return accounts.map((account) => {
    const times = (lateIn.get(account.id) ?? []).map(({ at }) => Date.parse(at))
    return { ...account, earliest: new Date(Math.min(moment.getTime(), ...times)) }
  })
}

/** The first place of an account that is not before a moment, and the last that is. */
type Span = { id: string; first: number; last: number }

/** Looked for from moment to moment on both sides, one entry of each: the first of a later one, the last of an earlier. */
const spansAt = (tx: Tx, owner: string, moment: Date) =>
  inIndexOrder(
    tx,
    () => tx<Span>`
    with recursive own as (select id, seq from account where owner_id = ${owner}),
    later (id, at, seq, n) as (
      select id, ${moment}::timestamptz - interval '1 microsecond', null::bigint, 0 from own
      union all
      select l.id, e.at, e.seq, l.n + 1 from later l cross join lateral (
        (select at, id, seq from entry where account_id = l.id and type is not null and at > l.at order by at, id limit 1)
        union all
        (select at, id, seq from entry where account_id = l.id and type is null and at > l.at order by at, id limit 1)
        order by at, id limit 1) e
      where l.n < ${ASKEW}),
    earlier (id, at, seq, n) as (
      select id, ${moment}::timestamptz, null::bigint, 0 from own
      union all
      select l.id, e.at, e.seq, l.n + 1 from earlier l cross join lateral (
        (select at, id, seq from entry where account_id = l.id and type is not null and at < l.at
          order by at desc, id desc limit 1)
        union all
        (select at, id, seq from entry where account_id = l.id and type is null and at < l.at
          order by at desc, id desc limit 1)
        order by at desc, id desc limit 1) e
      where l.n < ${ASKEW})
    select own.id, coalesce((select min(seq) from later where id = own.id), own.seq + 1)::int as first,
      coalesce((select max(seq) from earlier where id = own.id), 0)::int as last
    from own`,
  )

/** A journal that has entries behind the first place though they are of an earlier moment. */
type Late = { id: string; journal: string; at: string }

/** A journal is not cut through: the other legs of one that was booked late are behind the moment, with all that follows them. */
async function withLegs(tx: Tx, found: readonly Span[], moment: Date) {
  let spans = found
  for (;;) {
    const late = await lateIn(tx, spans, moment)
    const legs = await firstLegs(tx, spans, late)
    const reaching = spans.map((it) => ({
      ...it,
      first: Math.min(it.first, legs.get(it.id) ?? it.first),
    }))
    if (reaching.every(({ first }, i) => first === spans[i]?.first)) return { spans, late }
    spans = reaching
  }
}

async function lateIn(tx: Tx, spans: readonly Span[], moment: Date): Promise<Late[]> {
  const askew = spans.filter(({ first, last }) => first <= last)
  if (askew.length === 0) return []
  const column = <K extends keyof Span>(name: K) => askew.map((span) => span[name])
  return tx<Late>`
    select s.id, e.journal_id as journal, min(e.at) as at
    from unnest(${column('id')}::bigint[], ${column('first')}::bigint[], ${column('last')}::bigint[]) s(id, first, last)
    cross join lateral (
      select journal_id, at from entry where account_id = s.id and seq between s.first and s.last offset 0) e
    where e.at < ${moment} group by 1, 2`
}

async function firstLegs(
  tx: Tx,
  spans: readonly Span[],
  late: readonly Late[],
): Promise<Map<string, number>> {
  if (late.length === 0) return new Map()
  const legs = await tx<{ id: string; first: number }>`
    select e.account_id as id, min(e.seq)::int as first
    from unnest(${[...new Set(late.map(({ journal }) => journal))]}::bigint[]) j(id)
    cross join lateral (select account_id, seq from entry where journal_id = j.id offset 0) e
    where e.account_id = any(${spans.map(({ id }) => id)}::bigint[]) group by 1`
  return new Map(legs.map(({ id, first }) => [id, first]))
}
