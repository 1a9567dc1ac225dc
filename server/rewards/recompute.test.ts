import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { recompute } from './recompute.ts'
import { runDueDays } from './runDueDays.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
/** Fewer than a sample for statistics holds: which rows are in one is chance, and with it the plan. */
const LINES = 25_000

test('a day is reckoned again from its own entries, however many other days there are', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [{ id: 1, inviter: null }])
    await seedOrders(tx, [{ member: 1, amount: 3n }])
    await seedRevenue(tx, 10n * ONE, '2026-11-20T13:00:00Z')
  })
  const clock = stoppedAt('2026-11-21T00:01:00Z')
  expect(await runDueDays({ db, clock }, async () => shares)).toEqual(['2026-11-21'])
  await as(db.ownerUrl, (client) =>
    client.query(`
      insert into account (id, owner_id, code, coin) overriding system value values (1000, 2, 'available', 'BTCW');
      insert into journal (owner_id, key, request_hash, kind, created_at)
      select 0, 'distribution:2026-10-' || n || ':0', '', 'distribution', '2026-10-01' from generate_series(10, 29) n;
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      select 1000, n, (select max(id) from journal) - n % 20, 2, 1, n, 'staking_reward', 'order', 1, '2026-10-01'
      from generate_series(1, ${LINES}) n;
      analyze`),
  )
  await db.inTx(async (tx) => {
    // As the audit does.
    await tx`select set_config('enable_nestloop', 'off', true)`
    const read = await rowsRead(tx, ['entry'], async () =>
      expect(await recompute(tx, '2026-11-21')).toEqual([]),
    )
    expect(read.rows).toBeLessThan(1_000)
  })
})
