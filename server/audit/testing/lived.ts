import { recordAct } from '#server/acts/recordAct.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase, type TestDatabase } from '#server/testing/testDatabase.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** Books with three distributed days, an order that ended in them, and two acts of an operator. */
export async function lived(open = ownDatabase): Promise<TestDatabase> {
  const db = await open()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null, agent: true, site: true, rewardRatio: 10_000, subsidyRatio: 5_000 },
      { id: 2, inviter: 1, agent: true, rewardRatio: 3_000 },
      { id: 3, inviter: 2 },
    ])
    await seedRevenue(tx, 1_000n * ONE + 1n, '2026-11-18T13:00:00Z')
    await seedRevenue(tx, 77n * ONE, '2026-11-20T13:00:00Z')
    await seedOrders(tx, [
      { member: 3, amount: 7n * ONE, startDay: '2026-11-18', endDay: '2026-11-20' },
      { member: 2, amount: 3n * ONE, startDay: '2026-11-19' },
      { member: 3, amount: 1n, startDay: '2026-11-18', weight: 1n },
    ])
  })
  const clock = stoppedAt('2026-11-21T12:00:00Z')
  await runDueDays({ db, clock }, async () => shares, { chunk: 2 })
  await foldChanges({ db })
  for (const subject of ['a', 'b']) {
    await db.inTx((tx) =>
      recordAct(tx, {
        actor: 'tester',
        act: 'try',
        subject,
        before: { z: 1, a: [null, 'ü'] },
        now: clock.now(),
      }),
    )
  }
  return db
}

/** Does to the books what nobody may: past the triggers that forbid it. */
export const tamper = (db: TestDatabase, sql: string) =>
  as(db.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      'alter table entry disable trigger user; alter table operator_act disable trigger user',
    )
    await client.query(sql)
    await client.query(
      'alter table entry enable trigger user; alter table operator_act enable trigger user',
    )
    await client.query('commit')
  })
