import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { ranking } from './ranking.ts'

test('a week that nobody has told the planner of is read from its first place on, not as a whole', async () => {
  const db = await ownDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      alter table week_power set (autovacuum_enabled = false);
      insert into week_power select '2026-11-16', n, n, '2026-11-17' from generate_series(1, 20000) n`),
  )
  const week = { monday: '2026-11-16', member: '19800', hashratePerT: 1n }
  const read = await db.inTx((tx) => rowsRead(tx, ['week_power'], () => ranking(tx, week)))
  // The first hundred, and the two hundred before the own place.
  expect(read.scans).toBe(0)
  expect(read.rows).toBeGreaterThanOrEqual(300)
  expect(read.rows).toBeLessThan(500)
})
