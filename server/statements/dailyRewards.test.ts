import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { manyMembers } from '#server/testing/manyMembers.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { dailyRewards } from './dailyRewards.ts'

const ORDERS = 20_000

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      ${manyMembers(2)}
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
        created_at, start_day)
      select 'T' || n, 1, 'BTCW', 1, 1, 'balance', 'd30', 30, 1, case when n % 9 > 0 then 'success' else 'review' end,
        '2026-11-01', case when n % 9 > 0 then date '2026-11-21' - (n % 7) end
      from generate_series(1, ${ORDERS}) n;
      analyze`),
  )
})
afterAll(() => db.close())

test('rewards by the day look at one order of a member, however many there are', async () => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['pledge_order'], async () => {
      const days = await dailyRewards(tx, '1', new Date('2026-11-22T12:00:00Z'))
      expect(days.map(({ day }) => day)).toEqual(
        ['15', '16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
      )
    }),
  )
  expect(read).toEqual({ scans: 0, rows: 1 })
})

test('who has no order that started has no days', async () => {
  await db.inTx(async (tx) => {
    expect(await dailyRewards(tx, '2', new Date('2026-11-22T12:00:00Z'))).toEqual([])
  })
})
