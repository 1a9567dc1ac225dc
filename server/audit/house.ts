import type { Tx } from '#server/db/Tx.ts'

type Found = { found: string }
const words = (rows: readonly Found[]) => rows.map(({ found }) => found)

type Kinds = { in: readonly string[]; out: readonly string[] }

/**
 * By which kinds of journal each of the house's accounts is moved, and which way: the postings of docs/ledger.md. The mirror
 * of the pool is not here, since it is compared with the chain.
 */
export const MOVED_BY: Record<string, Kinds> = {
  reward_pool: { in: ['arrival revenue'], out: ['arrival revenue reversed', 'distribution'] },
  activity: {
    in: ['arrival activity'],
    out: ['arrival activity reversed', 'grant', 'loss made good'],
  },
  fees: {
    in: [
      'asset/transfer',
      'withdrawal paid',
      'withdrawal returned',
      'payout gas',
      'gas borne elsewhere',
      'gas funding',
    ],
    out: ['withdrawal paid', 'payout gas', 'gas borne elsewhere', 'loss made good'],
  },
  gas: {
    in: ['withdrawal paid', 'payout gas', 'gas borne elsewhere', 'gas top-up reversed'],
    out: ['payout gas', 'gas borne elsewhere', 'gas funding', 'gas top-up'],
  },
  unclaimed: {
    in: ['arrival unclaimed'],
    out: ['arrival unclaimed reversed', 'arrival assigned'],
  },
  lost: { in: ['loss made good'], out: ['loss'] },
}

/** What these move stays the house's: no member has more or less for it. */
export const WITHIN_HOUSE: readonly string[] = [
  'arrival revenue',
  'arrival revenue reversed',
  'arrival activity',
  'arrival activity reversed',
  'arrival unclaimed',
  'arrival unclaimed reversed',
  'payout gas',
  'gas borne elsewhere',
  'gas funding',
  'gas top-up',
  'gas top-up reversed',
  'loss',
  'loss made good',
]

/** Each account of the house with a kind of journal and a direction that it is moved in. */
const ways = Object.entries(MOVED_BY).flatMap(([code, kinds]) => [
  ...kinds.in.map((kind) => ({ code, kind, sign: 1 })),
  ...kinds.out.map((kind) => ({ code, kind, sign: -1 })),
])

/**
 * Entries of the house's accounts in journals that do not move them so; journals of the house's own that a member has something of;
 * gas that is said to be borne elsewhere and never was booked. The accounts are named to the entries (`any`), so that a range of each is
 * read and not the whole of the books.
 */
export async function movements(tx: Tx): Promise<string[]> {
  const column = <K extends keyof (typeof ways)[number]>(name: K) => ways.map((way) => way[name])
  return words(
    await tx<Found>`
      with moved as materialized (
        select a.code, a.coin, e.amount, j.id, j.kind, j.key
        from entry e join account a on a.id = e.account_id join journal j on j.id = e.journal_id
        where e.account_id = any(array(select id from account where owner_id = 0))),
      way as (
        select * from unnest(${column('code')}::text[], ${column('kind')}::text[], ${column('sign')}::int[])
          as w(code, kind, sign))
      (select code || ' ' || coin || ': ' || amount || ' by journal ' || id || ', ' || kind as found
      from moved m where code = any(${Object.keys(MOVED_BY)}::text[])
        and not exists (select from way w where (w.code, w.kind, w.sign) = (m.code, m.kind, sign(m.amount)))
      limit 20)
      union all
      (select 'journal ' || id || ', ' || kind || ' ' || coin || ': ' || sum(amount) || ' is not the house’s'
      from moved where kind = any(${WITHIN_HOUSE}::text[]) group by id, kind, coin having sum(amount) <> 0
      limit 20)
      union all
      (select 'journal ' || b.id || ', ' || b.kind || ': ' || b.amount || ', booked was ' || coalesce(p.amount, 0)
      from moved b left join moved p on p.kind = 'payout gas' and p.code = 'gas' and p.key || ':borne' = b.key
      where b.kind = 'gas borne elsewhere' and b.code = 'gas' and p.amount is distinct from -b.amount
      limit 20)`,
  )
}

/**
 * What the house has against the records of what came and went: payments from its addresses, days that were paid, grants,
 * words about losses, withdrawals; and, of fees, the members' transfers, which have no other record than the books, and the gas, which is
 * compared with the chain.
 */
export async function pots(tx: Tx): Promise<string[]> {
  return words(
    await tx<Found>`
      with moved as materialized (
        select a.code, a.coin, j.kind, e.amount
        from entry e join account a on a.id = e.account_id join journal j on j.id = e.journal_id
        where e.account_id = any(array(select id from account where owner_id = 0 and code in ('fees', 'gas')))),
      part (code, coin, amount) as (
        select case credited_as when 'revenue' then 'reward_pool' else 'activity' end, coin, amount from arrival
        where state = 'credited' and credited_as in ('revenue', 'activity')
        union all select 'reward_pool', 'BTCW', -(paid_staking + paid_community + paid_subsidy) from distribution
        union all select 'activity', coin, -amount from member_grant where state = 'booked'
        union all select source, coin, -amount from loss_word where what = 'good' and journal_id is not null
        union all select 'lost', coin, case what when 'good' then amount else -amount end from loss_word
        where journal_id is not null
        union all select 'fees', 'BTCW', fee from withdrawal 
        where state = 'paid' or (state = 'returned' and reason = 'receiverReverted')
        union all select 'fees', coin, amount from moved where code = 'fees' and kind = 'asset/transfer' and amount > 0
        union all select 'fees', coin, -amount from moved
        where code = 'gas' and kind not in ('gas top-up', 'gas top-up reversed')),
      recorded as (select code, coin, sum(amount) as amount from part group by 1, 2),
      pot as (
        select code, coin, balance from account
        where owner_id = 0 and code in ('reward_pool', 'activity', 'fees', 'lost'))
      select code || ' ' || coin || ': records ' || coalesce(r.amount, 0) || ', held ' || coalesce(p.balance, 0) as found
      from recorded r full join pot p using (code, coin)
      where coalesce(r.amount, 0) <> coalesce(p.balance, 0)`,
  )
}
