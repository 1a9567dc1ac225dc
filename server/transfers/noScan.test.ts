import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { listTransfers } from './listTransfers.ts'

/** Transfers that one member received, each a journal of its own, and journals of a day's distribution, each a long one. */
const MANY = 20_000
const LINES = 10_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      ${manyMembers(2)}
      insert into account (id, owner_id, code, coin) overriding system value
      values (1, 1, 'available', 'BTCW'), (2, 1, 'available', 'BTCWT'), (3, 2, 'available', 'BTCW');
      insert into journal (id, owner_id, key, request_hash, kind, created_at) overriding system value
      select n, 2, n::text, '', 'asset/transfer', timestamptz '2026-11-02' from generate_series(1, ${MANY}) n
      union all select ${MANY} + n, 0, 'day ' || n, '', 'distribution', '2026-11-03' from generate_series(1, 4) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, meta, at)
      select 1, n, n, 1, 1, n, 'transfer_in', 'transfer', '{"member": "2", "fee": "0"}',
        timestamptz '2026-11-02' + n * interval '1 second'
      from generate_series(1, ${MANY}) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      select 3, n, ${MANY} + 1 + n % 4, 2, 1, n, 'community_reward', 'order', n, timestamptz '2026-11-03'
      from generate_series(1, ${4 * LINES}) n;
      analyze`),
  )
})
afterAll(() => db.close())

test.each([
  ['a page', {}, 20],
  ['one by its id, of long ago', { id: '7' }, 1],
  ['one by its id and coin', { id: '7', coin: 'BTCW' } as const, 1],
  ['one of another coin', { id: '7', coin: 'BTCWT' } as const, 0],
])('%s reads no more of the books than it shows', async (_, wanted, found) => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['entry'], async () => {
      const { list } = await listTransfers(tx, { member: '1', direction: 'in', ...wanted })
      expect(list).toHaveLength(found)
    }),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(50)
})
