import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { claimPushes } from '#server/push/claimPushes.ts'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { countUnread } from './countUnread.ts'
import { listMessages } from './listMessages.ts'
import { readUpTo } from './readUpTo.ts'
import { tellMembers } from './tellMembers.ts'

const MEMBERS = 20_000
/** One member was told far more than all others together. */
const OF_ONE = 100_000
const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      ${manyMembers(MEMBERS)}
      insert into message (member_id, kind, ref_id, at)
      select case when n <= ${OF_ONE} then 7 else n % ${MEMBERS} + 1 end, 'deposit', n,
        timestamptz '2026-11-02' + n * interval '1 second'
      from generate_series(1, ${OF_ONE + MEMBERS * 2}) n;
      insert into notice (title_en, title_zh, body_en, body_zh, published_at, updated_at)
      select 'Notice ' || n, '公告', '', '', timestamptz '2026-11-02' + n * interval '1 second', '2026-11-02'
      from generate_series(1, 20000) n;
      insert into session select 's' || id, id, '2026-11-02', '2100-01-01' from member;
      insert into push_subscription (endpoint_hash, endpoint, p256dh, auth, member_id, session_hash, locale, created_at)
      select id, '', '', '', id, 's' || id, 'en', '2026-11-02' from member;
      insert into inbox_read select id, '2026-11-02' from member where id > 100;
      analyze`)
  })
}, 60_000)
afterAll(() => db.close())

/** Tables that grow. */
const TABLES = ['member', 'message', 'notice', 'inbox_read', 'push_subscription', 'session']

const page = (tx: Tx, member: string, cursor?: string) =>
  listMessages(tx, { member, locale: 'en', now, ...(cursor && { cursor }) })
const told = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    return { member: String(n + 1), kind: 'order_ended', ref: String(n + 1) } as const
  })

const work: Record<string, (tx: Tx) => Promise<unknown>> = {
  'a page of one who was told little': (tx) => page(tx, '8'),
  'a page of one who was told much': (tx) => page(tx, '7'),
  'the page behind a page': async (tx) => page(tx, '7', (await page(tx, '7')).next ?? undefined),
  'the unread of one who has read nothing': (tx) => countUnread(tx, '7', now),
  'a mark, and the unread behind it': async (tx) => {
    await readUpTo(tx, { seen: null, member: '7', upTo: new Date('2026-11-03T00:00:00Z'), now })
    return countUnread(tx, '7', now)
  },
  'telling one member who subscribed': (tx) => tellMembers(tx, told(1), { now }),
  'telling many at once': (tx) => tellMembers(tx, told(256), { now }),
}

test.each(Object.entries(work))('%s reads no more than what it tells', async (_, run) => {
  const read = await db.inTx((tx) => rowsRead(tx, TABLES, () => run(tx)))
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(2_000)
})

test('pushes that are due are taken without reading who subscribed from end to end', async () => {
  const read = await db.inTx(async (tx) => {
    await tellMembers(tx, told(256), { now })
    return rowsRead(tx, TABLES, async () => expect(await claimPushes(tx, now)).toHaveLength(50))
  })
  expect(read.scans).toBe(0)
})

test('the measure sees a table that is read from end to end', async () => {
  const read = await db.inTx((tx) => rowsRead(tx, TABLES, () => tx`select count(no) from message`))
  expect(read.scans).toBeGreaterThan(0)
  expect(read.rows).toBeGreaterThan(OF_ONE)
})
