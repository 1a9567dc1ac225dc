import { expect, test } from 'vitest'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { planRewards } from './planRewards.ts'

const shares = { staking: 5_000n, community: 0n, subsidy: 0n }

test('an order keeps the weight that it was made at: what 1 T of the weight 1 was paid tells what another weight would have been', async () => {
  const { world, db, join, close } = await openBooks()
  world.clock = stoppedAt('2026-11-21T12:00:00Z')
  const ann = await join()
  await db.inTx(async (tx) => {
    const order = { member: Number(ann.id), amount: 10n * COIN, startDay: '2026-11-20' }
    await seedOrders(tx, [
      { ...order, plan: 'd90', weight: 4n * COIN },
      { ...order, plan: 'd30' },
    ])
    await seedRevenue(tx, 100n * COIN, '2026-11-20T12:00:00Z')
  })
  await runDueDays(world, async () => shares)
  // 50 to 10 T of the weight 4 and 10 T of the weight 1; a new term had no order.
  expect(
    await db.inTx((tx) => planRewards(tx, world.clock.now(), ['d30', 'd90', 'new'])),
  ).toMatchObject({
    plans: [
      { id: 'd30', yesterdayPerT: COIN },
      { id: 'd90', yesterdayPerT: 4n * COIN },
      { id: 'new', yesterdayPerT: 0n },
    ],
    yesterdayPaid: 50n * COIN,
    yesterdayPerWeight: COIN,
  })
  await close()
})
