import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { proofOf } from './proofOf.ts'

const MEMBERS = 30_000
/** Levels above the leaves of so many. */
const DEPTH = 15

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  const plant = (day: string) => `
    insert into proof_day (day, at, seed, leaves, btcw, btcwt, short_btcw, short_btcwt, block, going_out, root, looked_at,
      notice_id, published_at)
    select '${day}', '${day}', 'seed', ${MEMBERS}, 0, 0, 0, 0, 0, '[]', 'root', '${day}', min(id), '${day}' from notice;
    insert into proof_leaf
    select '${day}', n, n + 1, '0x' || lpad(to_hex(n), 40, '0'), 0, 0 from generate_series(0, ${MEMBERS - 1}) n;
    insert into proof_node
    select '${day}', l, p, repeat('a', 64), 0, 0
    from generate_series(4, ${DEPTH}) l, generate_series(0, ceil(${MEMBERS} / 2 ^ l)::int - 1) p;`
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into notice (title_en, title_zh, body_en, body_zh, published_at, updated_at)
      values ('', '', '', '', '2026-11-01', '2026-11-01')`)
    for (const day of [18, 19, 20]) await client.query(plant(`2026-11-${day}`))
    await client.query('analyze')
    // Of this day the statistics know nothing.
    await client.query(plant('2026-11-21'))
  })
}, 60_000)
afterAll(() => db.close())

test('a proof reads a few rows of each table, on a day that the statistics do not know too', async () => {
  const read = await db.inTx((tx) =>
    rowsRead(tx, ['proof_leaf', 'proof_node', 'proof_day'], async () => {
      const own = await proofOf(tx, String(MEMBERS - 5))
      expect(own).toMatchObject({ day: '2026-11-21', proof: { path: { length: DEPTH } } })
    }),
  )
  expect(read.rows).toBeLessThan(100)
})
