import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { listTransfers } from '#server/transfers/listTransfers.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { FlowType } from '#shared/api/flow.ts'
import { accountCuts } from './accountCuts.ts'
import { ledgerEntries } from './ledgerEntries.ts'
import { listLines } from './listLines.ts'
import { memberDayLines } from './memberDayLines.ts'
import { timeRange } from './timeRange.ts'

/** Members with a line a day, who make a planner take every account for a short one. */
const MEMBERS = 5_000
const DAYS = 4
/** Of the one whose account is a long one. */
const LINES = 40_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      ${manyMembers(MEMBERS)}
      insert into account (id, owner_id, code, coin, seq, balance) overriding system value
      select n, n, 'available', 'BTCW', l, l from generate_series(1, ${MEMBERS}) n
        cross join lateral (select case n when 1 then ${LINES} else ${DAYS} end) of(l);
      insert into journal (id, owner_id, key, request_hash, kind, created_at) overriding system value
      select n, 0, n::text, '', 'distribution', timestamptz '2026-11-01' + n * interval '1 day' from generate_series(1, ${DAYS}) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      select n, d, d, n, 1, d, 'staking_reward', 'order', n, timestamptz '2026-11-01' + d * interval '1 day'
      from generate_series(1, ${DAYS}) d cross join generate_series(2, ${MEMBERS}) n;
      insert into distribution (day, revenue, pool_seq, staking_share, community_share, subsidy_share, total_weight,
        staked_t, orders, chunks, carried_over, started_at, finished_at)
      values ('2026-11-03', 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, '2026-11-04T00:00:00Z', '2026-11-04T00:20:00Z');
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, meta, at)
      select 1, n, 1 + (n - 1) / ${LINES / DAYS}, 1, 1, n, 'community_reward', 'order', n, '{"day": "2026-11-03", "member": 2, "ratio": 1000}',
        timestamptz '2026-11-02' + (n - 1) / ${LINES / DAYS} * interval '1 day'
      from generate_series(1, ${LINES}) n;
      analyze`),
  )
}, 60_000)
afterAll(() => db.close())

const page = { owner: '1', limit: 20, range: timeRange({}, 'en') }

const entriesOf = async (tx: Tx, asked: { type?: string; account?: string }) =>
  ledgerEntries(tx, { ...page, ...asked, cuts: await accountCuts(tx, page.owner, page.range) })
const linesOf = (tx: Tx, asked: { type?: FlowType; coin?: Coin }) =>
  listLines(tx, { ...page, ...asked, member: page.owner })

const work: Record<string, (tx: Tx) => Promise<{ list: unknown[] }>> = {
  'its newest entries': (tx) => entriesOf(tx, {}),
  'its entries of a type': (tx) => entriesOf(tx, { type: 'community_reward' }),
  'its entries of a type that is not there': (tx) => entriesOf(tx, { type: 'deposit' }),
  'its newest lines': (tx) => linesOf(tx, {}),
  'its lines of a type': (tx) => linesOf(tx, { type: 'community_reward' }),
  'its lines of a type that is not there': (tx) => linesOf(tx, { type: 'deposit' }),
  'its transfers': (tx) => listTransfers(tx, { member: page.owner, direction: 'in', limit: 20 }),
  'what a day brought to it': (tx) =>
    memberDayLines(tx, { day: '2026-11-03', member: '1', limit: 20 }),
}

describe.each([3, 15, 60, 300])('where an account has %d entries on average', (average) => {
  beforeAll(() =>
    as(db.ownerUrl, async (client) => {
      const distinct = Math.round((MEMBERS * DAYS + LINES) / average)
      await client.query(`alter table entry alter column account_id set (n_distinct = ${distinct})`)
      await client.query('analyze entry')
    }),
  )

  test.each(Object.entries(work))('a page of a long one reads no more: %s', async (name, run) => {
    const read = await db.inTx((tx) =>
      rowsRead(tx, ['entry'], async () => {
        const { list } = await run(tx)
        expect(list).toHaveLength(/not there|transfers/.test(name) ? 0 : page.limit)
      }),
    )
    expect(read.scans).toBe(0)
    // The page, and what lies next to where a range begins and ends.
    expect(read.rows).toBeLessThan(1_000)
  })
})
