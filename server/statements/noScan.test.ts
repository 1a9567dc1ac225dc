import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { statementLines } from './statementLines.ts'

/** Journals of a day's distribution, which make a planner take every journal for a long one. */
const JOURNALS = 4
const LINES = 10_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      ${manyMembers(2)}
      insert into account (id, owner_id, code, coin) overriding system value
      values (1, 1, 'available', 'BTCW'), (2, 2, 'available', 'BTCW'), (3, 2, 'staked', 'BTCW');
      insert into journal (id, owner_id, key, request_hash, kind, created_at) overriding system value
      select n, 0, n::text, '', 'distribution', timestamptz '2026-11-02' from generate_series(1, ${JOURNALS}) n
      union all select ${JOURNALS} + 1, 2, 'own', '', 'product/pledge', '2026-11-03';
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      select 1, n, 1 + n % ${JOURNALS}, 1, 1, 1, 'community_reward', 'order', n, timestamptz '2026-11-02'
      from generate_series(1, ${JOURNALS * LINES}) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      values (2, 1, ${JOURNALS} + 1, 2, -1, 0, 'pledge', 'order', 1, '2026-11-03'),
        (3, 1, ${JOURNALS} + 1, 2, 1, 1, null, null, null, '2026-11-03');
      analyze`),
  )
})
afterAll(() => db.close())

test('what a leg without a line is about is found in its journal alone, however long others are', async () => {
  const asked = { member: '2', coin: 'BTCW', bucket: 'staked', page: 0 } as const
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['entry'], async () => {
      const lines = await statementLines(tx, asked)
      expect(lines).toMatchObject([{ seq: 1, kind: 'product/pledge' }])
    }),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(20)
})
