import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { orderRecords } from '#server/staking/orderRecords.ts'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { deskRecord } from './deskRecord.ts'
import { memberLines } from './memberRecord.ts'
import { searchMembers } from './searchMembers.ts'

const MEMBERS = 40_000
const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, inviter_id, agent, site, frozen_at, created_at)
      overriding system value
      select n, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 'Member ' || n, n || '@many.invalid', 'C' || n,
        case when n > 1 then n - 1 end, n % 700 = 0, n % 800 = 0, case when n % 900 = 0 then '2026-11-20'::timestamptz end,
        '2026-11-01'
      from generate_series(1, ${MEMBERS}) n order by n;
      insert into session select 'S' || id, id, '2026-11-20', '2026-12-20' from member;
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status, created_at)
      select 'T' || n, n, 'BTCW', 1, 1, 'balance', 'd30', 30, 1, case when n % 500 = 0 then 'fail' else 'success' end, '2026-11-02'
      from generate_series(1, ${MEMBERS}) n;
      analyze`)
  })
}, 60_000)
afterAll(() => db.close())

/** Tables that grow with the members. */
const TABLES = ['member', 'pledge_order', 'session']

const work: Record<string, (tx: Tx) => Promise<unknown>> = {
  'the first page of all': (tx) => searchMembers(tx, {}),
  'whose UID it is': (tx) => searchMembers(tx, { keywords: '39999' }),
  'whose invitation code it is': (tx) => searchMembers(tx, { keywords: 'c777' }),
  'whose nickname begins so, of very many': (tx) => searchMembers(tx, { keywords: 'mem' }),
  'whose mail begins so': (tx) => searchMembers(tx, { keywords: '3999' }),
  'whose account begins so': (tx) => searchMembers(tx, { keywords: '0xab' }),
  'agents whose nickname begins so': (tx) =>
    searchMembers(tx, { keywords: 'member 7', filter: 'agents' }),
  'all who are frozen': (tx) => searchMembers(tx, { filter: 'frozen' }),
  'all agents': (tx) => searchMembers(tx, { filter: 'agents' }),
  'all sites': (tx) => searchMembers(tx, { filter: 'sites' }),
  'the lines of a page': (tx) => memberLines(tx, ['7', '39000', '12']),
  'a member at the end of a long way': (tx) => deskRecord(tx, String(MEMBERS), now),
  'the newest orders': (tx) => orderRecords(tx, {}),
  'orders of a status that few have': (tx) => orderRecords(tx, { status: 'fail' }),
  'orders of a member': (tx) => orderRecords(tx, { memberId: '77', status: 'success' }),
  'an order by its number': (tx) => orderRecords(tx, { no: 'T777' }),
}

test.each(Object.entries(work))(
  '%s is found without reading a table from end to end',
  async (_, run) => {
    const read = await db.inTx((tx) => rowsRead(tx, TABLES, () => run(tx)))
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(2_000)
  },
)

test('the measure sees a table that is read from end to end', async () => {
  const seen = await db.inTx((tx) =>
    rowsRead(tx, TABLES, () => tx`select count(nickname) from member`),
  )
  expect(seen.scans).toBeGreaterThan(0)
  expect(seen.rows).toBeGreaterThanOrEqual(MEMBERS)
})

const ids = async (wanted: Parameters<typeof searchMembers>[1]) =>
  db.inTx((tx) => searchMembers(tx, wanted))

test('words find the whole UID first, then the newest whose nickname, mail or account begins so', async () => {
  const { ids: found, cut } = await ids({ keywords: '777' })
  expect(found[0]).toBe('777')
  expect(found.slice(1)).toEqual(
    [7779, 7778, 7777, 7776, 7775, 7774, 7773, 7772, 7771, 7770].map(String),
  )
  expect(cut).toBe(false)
  expect((await ids({ keywords: 'C777' })).ids).toEqual(['777'])
  expect((await ids({ keywords: 'MEMBER 39999' })).ids).toEqual(['39999'])
  expect((await ids({ keywords: '%' })).ids).toEqual([])
  expect((await ids({ keywords: 'member_' })).ids).toEqual([])
})

test('where more fit than are looked at, that is said', async () => {
  const many = await ids({ keywords: 'member' })
  expect(many).toMatchObject({ cut: true, next: null })
  expect(many.ids).toHaveLength(100)
})

test('all who are frozen come page by page, each once, the newest first', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ids({ filter: 'frozen', limit: 13, ...(cursor && { cursor }) })
    seen.push(...page.ids)
    cursor = page.next ?? undefined
  } while (cursor)
  const expected = Array.from({ length: Math.floor(MEMBERS / 900) }, (_, i) =>
    String((i + 1) * 900),
  )
  expect(seen).toEqual(expected.toReversed())
})

test('the way up is told, the nearest first, and no further than twenty', async () => {
  const { way } = await db.inTx((tx) => deskRecord(tx, '1000', now))
  expect(way.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, i) => 999 - i))
  expect((await db.inTx((tx) => deskRecord(tx, '1', now))).way).toEqual([])
})
