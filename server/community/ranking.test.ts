import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { ranking } from './ranking.ts'

test('a week that nobody has told the planner of is read from its first place on, not as a whole', async () => {
  const db = await ownDatabase()
  await as(db.ownerUrl, (client) =>
    client.query(`
      alter table week_power set (autovacuum_enabled = false);
      insert into week_power select '2026-11-16', n, n, '2026-11-17' from generate_series(1, 20000) n`),
  )
  const read = await db.inTx(async (tx) => {
    await ranking(tx, { monday: '2026-11-16', member: '19800', hashratePerT: 1n })
    const [row] = await tx<{ rows: number }>`
      select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as rows from pg_index
      where indexrelid = 'week_power_place'::regclass`
    return row?.rows
  })
  // The first hundred, and the two hundred before the own place.
  expect(read).toBeGreaterThanOrEqual(300)
  expect(read).toBeLessThan(500)
})
