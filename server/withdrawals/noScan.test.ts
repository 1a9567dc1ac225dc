import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queues } from '#server/desk/health/queues.ts'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'
import { findWithdrawals } from './findWithdrawals.ts'
import { payCounts } from './payCounts.ts'

const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, created_at, frozen_at, frozen_reason)
        overriding system value
      values (1, '0x' || repeat('a', 40), 'Ann', 'ann@many.invalid', 'ANN', '2026-11-01', '2026-11-21', 'stolen');
      insert into withdrawal (no, member_id, coin, amount, fee, address, state, decided_by, decided_at, reason,
        created_at, done_at)
      select n, 1, case when n % 2 = 0 then 'BTCW' else 'BTCWT' end, n, 0,
        '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), s.state, 'service', '2026-11-01',
        case when s.state = 'returned' then 'cancelled' end, '2026-11-01', s.done
      from generate_series(1, 40000) n cross join lateral (
        select case when n % 1000 = 0 then 'requested' when n % 1000 = 1 then 'approved'
          when n % 100 = 3 then 'returned' else 'paid' end as state) t
      cross join lateral (
        select t.state, case when t.state in ('paid', 'returned') then timestamptz '2026-11-02' end as done) s;
      update withdrawal set halted = 'poolShort' where id % 5000 = 1;
      analyze`)
  })
}, 60_000)
afterAll(() => db.close())

test.each([undefined, ...WITHDRAWAL_FILTERS])(
  'a page of the desk’s list of withdrawals (%s) reads no more than its rows',
  async (filter) => {
    const read = await db.inTx((tx) =>
      rowsRead(tx, ['withdrawal'], async () => {
        const { list, next } = await findWithdrawals(tx, { filter, limit: 5, now })
        expect(list).toHaveLength(5)
        const page = await findWithdrawals(tx, { filter, limit: 2, now, cursor: next ?? '' })
        expect(page.list).toHaveLength(2)
        await findWithdrawals(tx, { filter, memberId: '1', coin: 'BTCW', limit: 5, now })
        const address = `0x${createHash('sha256').update('1000').digest('hex').slice(0, 40)}`
        for (const keywords of ['1', '1000', address])
          await findWithdrawals(tx, { filter, keywords, limit: 5, now })
      }),
    )
    expect(read.scans).toBe(0)
    expect(read.rows).toBeLessThan(1_000)
  },
)

test('how paying goes is counted without those that are over', async () => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['withdrawal'], async () =>
      expect(await payCounts(tx)).toMatchObject({
        going: 0,
        approved: 40,
        frozen: 40,
        waiting: 8,
      }),
    ),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(1_000)
})

test('how many wait for somebody is counted without those that do not', async () => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['withdrawal'], async () =>
      expect(await queues(tx)).toMatchObject({ requested: 40, open: 48 }),
    ),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(1_000)
})
