import { as } from '#server/testing/as.ts'

/** How many members have a line of each of the days, and how many lines one agent has beside them. */
export type History = { members: number; days: number; agent: number; ofAgent: number }

/** Members whose lines of a day stand in one journal. */
const IN_ONE = 20_000
const FIRST_DAY = '2026-11-01'

/**
 * Rewards of many days for many members, and one agent with more lines than anybody: ten million through `ledger_post`
 * take an hour. They are set down by the owner of the schema with the indexes made anew afterwards, as `ledger_post` would
 * have left them: each account's entries in a chain, each journal adding up to zero, the sums of the income with them.
 */
export const seedHistory = (ownerUrl: string, history: History): Promise<void> =>
  as(ownerUrl, async (client) => {
    const run = (sql: string) => client.query(sql)
    const { rows } = await client.query<{ drop: string; make: string }>(`
      select 'alter table entry drop constraint ' || conname as drop,
        'alter table entry add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as make
      from pg_constraint where conrelid = 'entry'::regclass and contype in ('p', 'f')
      union all
      select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
      where indrelid = 'entry'::regclass and not indisprimary`)
    await run('begin')
    await run(`set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`)
    for (const { drop } of rows) await run(drop)
    for (const statement of statementsOf(history)) await run(statement)
    for (const { make } of rows) await run(make)
    await run('commit')
  })

const at = (day: string) => `(date '${FIRST_DAY}' + ${day})::timestamp at time zone 'UTC'`

/** What each line brings: the same every day, another for each member; base units. */
const AMOUNT = '(1000 + n % 977)'

const statementsOf = ({ members, days, agent, ofAgent }: History): string[] => {
  const parts = Math.ceil(members / IN_ONE)
  const journals = parts * days
  return [
    `insert into account (owner_id, code, coin)
     select n, 'available', 'BTCW' from generate_series(1, ${members}) n
     on conflict do nothing`,
    `insert into account (owner_id, code, coin, floor) values (0, 'treasury', 'BTCW', null) on conflict do nothing`,
    `insert into journal (owner_id, key, request_hash, kind, created_at)
     select 0, 'bench:history:' || j, '', 'bench', ${at(`j / ${parts}`)} from generate_series(0, ${journals} - 1) j
     order by j`,
    `create temporary table line as
     select j.id as journal, (n - 1) / ${IN_ONE} + d * ${parts} as part, d, n as owner, d + 1 as seq, ${AMOUNT}::numeric as amount,
       ${AMOUNT}::numeric * (d + 1) as balance, 'staking_reward' as type
     from generate_series(0, ${days} - 1) d cross join generate_series(1, ${members}) n
     join journal j on j.owner_id = 0 and j.key = 'bench:history:' || ((n - 1) / ${IN_ONE} + d * ${parts})
     where n <> ${agent}
     union all
     select j.id, k::bigint * ${journals} / ${ofAgent}, k::bigint * ${journals} / ${ofAgent} / ${parts}, ${agent}, k + 1, 1000,
       1000::numeric * (k + 1), 'community_reward'
     from generate_series(0, ${ofAgent} - 1) k
     join journal j on j.owner_id = 0 and j.key = 'bench:history:' || k::bigint * ${journals} / ${ofAgent}`,
    `insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, meta, at)
     select a.id, l.seq, l.journal, l.owner, l.amount, l.balance, l.type, 'order', l.owner,
       jsonb_build_object('day', date '${FIRST_DAY}' + l.d::int), ${at('l.d::int')}
     from line l join account a on a.owner_id = l.owner and a.code = 'available' and a.coin = 'BTCW'
     order by l.journal, l.owner, l.seq`,
    `insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, at)
     select a.id, row_number() over (order by s.part), s.journal, 0, -s.amount, -sum(s.amount) over (order by s.part),
       ${at('s.d::int')}
     from (select part, journal, d, sum(amount) as amount from line group by 1, 2, 3) s
     join account a on a.owner_id = 0 and a.code = 'treasury' and a.coin = 'BTCW'`,
    `update account a set balance = e.balance, seq = e.seq
     from (select account_id, sum(amount) as balance, count(*) as seq from entry group by 1) e where a.id = e.account_id`,
    `insert into income_day (owner_id, day, type, coin, amount)
     select owner, date '${FIRST_DAY}' + d::int, type, 'BTCW', sum(amount) from line group by 1, 2, 3
     order by 1, 2, 3`,
    `insert into income_total (owner_id, type, coin, amount)
     select owner, type, 'BTCW', sum(amount) from line group by 1, 2 order by 1, 2`,
    'drop table line',
  ]
}
