import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeRecords } from '#server/content/noticeRecords.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { accountCuts } from '#server/statements/accountCuts.ts'
import { dayLines } from '#server/statements/dayLines.ts'
import { entriesInJournal, ledgerEntries } from '#server/statements/ledgerEntries.ts'
import { memberDayLines } from '#server/statements/memberDayLines.ts'
import type { Range } from '#server/statements/timeRange.ts'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'

const MEMBERS = 20_000
/** Lines of one day: two for each order, one of them of one agent. */
const LINES = 200_000
const PART = 4_000
const PARTS = LINES / PART
const day = '2026-11-21'
const range = { since: new Date('2026-11-21T00:00:00Z'), before: new Date('2026-11-22T00:00:00Z') }
const AGENT = '7'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      ${manyMembers(MEMBERS)}
      insert into account (id, owner_id, code, coin, seq) overriding system value
      select n, n, 'available', 'BTCW', ${LINES} from generate_series(1, ${MEMBERS}) n;
      insert into account (id, owner_id, code, coin, seq) overriding system value
      values (${MEMBERS} + 1, 0, 'reward_pool', 'BTCW', ${LINES});
      insert into pledge_order (id, no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
        created_at)
      overriding system value
      select n, 'T' || n, n % ${MEMBERS} + 1, 'BTCW', 1, 1, 'balance', 'd30', 30, 1, 'success', '2026-11-01'
      from generate_series(1, ${LINES} / 2) n;
      insert into journal (id, owner_id, key, request_hash, kind, created_at) overriding system value
      select n + 1, 0, 'distribution:${day}:' || n, ((n + 1) * ${PART} / 2)::text, 'distribution', '${day}T00:01:00Z'
      from generate_series(0, ${PARTS} - 1) n;
      alter table journal alter column id restart with 100000;
      insert into journal (owner_id, key, request_hash, kind, created_at)
      select n % ${MEMBERS} + 1, 'key ' || n, '', 'asset/transfer', '2026-11-01' from generate_series(1, 50000) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, meta, at)
      select case when n % 2 = 0 then n / 2 % ${MEMBERS} + 1 else ${AGENT} end, n + 1, n / ${PART} + 1,
        case when n % 2 = 0 then n / 2 % ${MEMBERS} + 1 else ${AGENT} end, 1, 1,
        case when n % 2 = 0 then 'staking_reward' else 'community_reward' end, 'order', n / 2 + 1,
        jsonb_build_object('day', '${day}'), timestamptz '${day}T00:01:00Z' + n / ${PART} * interval '1 second'
      from generate_series(0, ${LINES} - 1) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, at)
      select ${MEMBERS} + 1, n, 100000 + n % 50000, 0, -1, 1, timestamptz '2026-11-20' + n * interval '2 seconds'
      from generate_series(1, 100000) n;
      insert into distribution (day, revenue, pool_seq, staking_share, community_share, subsidy_share, total_weight,
        staked_t, orders, chunks, carried_over, started_at, finished_at)
      values ('${day}', 1, 1, 1, 1, 1, 1, 1, ${LINES} / 2, ${PARTS}, 0, '${day}T00:01:00Z', '${day}T00:20:00Z');
      insert into notice (title_en, title_zh, body_en, body_zh, published_at, withdrawn_at, updated_at)
      select 'Notice ' || n, '公告', '', '', case when n % 3 > 0 then timestamptz '2026-11-02' + n * interval '1 second' end,
        case when n % 3 = 0 then timestamptz '2026-11-02' end, '2026-11-02'
      from generate_series(1, 20000) n;
      analyze`)
  })
}, 120_000)
afterAll(() => db.close())

/** Tables that grow. */
const TABLES = ['entry', 'journal', 'account', 'member', 'pledge_order', 'notice']

/** In the middle of a part in the middle of the day. */
const middle = encodeCursor([PARTS / 2, String((PARTS / 2) * (PART / 2) + 900), '0'])
const whole = { since: new Date(0), before: new Date('2100-01-01') }
const house = { owner: '0', account: 'reward_pool' }

type Of = { owner: string; account?: string; type?: string; range: Range }

/** As the desk finds them. */
const entriesOf = async (tx: Tx, of: Of) =>
  ledgerEntries(tx, { ...of, cuts: await accountCuts(tx, of.owner, of.range) })

const work: Record<string, (tx: Tx) => Promise<{ list: unknown[] }>> = {
  'the first page of a day': (tx) => dayLines(tx, { day }),
  'a page in the middle of a day': (tx) => dayLines(tx, { day, cursor: middle }),
  'the last order of a day': (tx) => dayLines(tx, { day, order: String(LINES / 2) }),
  'what a day brought to one member': (tx) => memberDayLines(tx, { day, member: '9' }),
  'a page of what it brought to an agent': async (tx) =>
    memberDayLines(tx, {
      day,
      member: AGENT,
      cursor: (await memberDayLines(tx, { day, member: AGENT })).next ?? undefined,
    }),
  'the newest entries of a member': (tx) => entriesOf(tx, { owner: AGENT, range: whole }),
  'entries of a type': (tx) =>
    entriesOf(tx, { owner: AGENT, type: 'staking_reward', range: whole }),
  'entries of the house on a day that is past': (tx) => entriesOf(tx, { ...house, range }),
  'what an account of the house held before and after a day': async (tx) => ({
    list: await accountCuts(tx, house.owner, range),
  }),
  'a page of a large journal': (tx) => entriesInJournal(tx, { journal: String(PARTS / 2) }),
  'a page of the notices': (tx) =>
    noticeRecords(tx, {
      now: new Date('2026-11-02T03:00:00Z'),
      cursor: encodeCursor(['2026-11-02T02:00:00.000Z', '7200']),
    }),
}

test.each(Object.entries(work))('%s reads no more than what it tells', async (_, run) => {
  const read = await db.inTx(async (tx) => {
    let list: unknown[] = []
    const found = await rowsRead(tx, TABLES, async () => {
      list = (await run(tx)).list
    })
    return { list, ...found }
  })
  expect(read.list.length).toBeGreaterThan(0)
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(2_000)
})

test('entries of a journal are found within it', async () => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, TABLES, () => ledgerEntries(tx, { journal: '3', owner: '9', range: whole })),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(6 * PART)
})

test('the measure sees a table that is read from end to end', async () => {
  const read = await db.inTx((tx) => rowsRead(tx, TABLES, () => tx`select count(meta) from entry`))
  expect(read.scans).toBeGreaterThan(0)
  expect(read.rows).toBeGreaterThan(LINES)
})
