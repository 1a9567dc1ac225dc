import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'

const shares = { staking: 5_000n, community: 0n, subsidy: 0n }

/** A service whose clock stands at a moment. */
async function openedAt(moment: string) {
  const books = await openBooks()
  books.world.clock = stoppedAt(moment)
  const ann = await books.join()
  const data = async () => (await ann.call('product/pledgeData', {})).result
  const run = () => runDueDays(books.world, async () => shares)
  return { ...books, ann, data, run }
}

test('who never pledged and a pool without revenue show zeros and no days', async () => {
  const { data, close } = await openedAt('2026-11-21T12:00:00Z')
  expect(await data()).toMatchObject({
    totals: { active: 0, review: 0, ended: 0, stakedT: '0', earned: '0', today: '0' },
    daily: [],
    pool: { stakedT: '0', revenue: '0', orders: 0, computingPower: '0' },
    history: [],
  })
  expect(await data()).toMatchObject({ yesterdayPaid: '0', yesterdayPerWeight: '0' })
  expect((await data()).plans).toContainEqual({ id: 'd30', yesterdayPerT: '0', averagePerT: '0' })
  await close()
})

test('what was really paid is shown, for each plan and day, from the first order on', async () => {
  const { ann, db, data, run, close } = await openedAt('2026-11-21T12:00:00Z')
  await db.inTx(async (tx) => {
    await seedOrders(tx, [
      { member: Number(ann.id), amount: 10n * COIN, startDay: '2026-11-19', plan: 'd30' },
      { member: Number(ann.id), amount: 30n * COIN, startDay: '2026-11-20', plan: 'd90' },
    ])
    await seedRevenue(tx, 100n * COIN, '2026-11-19T12:00:00Z')
  })
  expect(await run()).toEqual(['2026-11-20', '2026-11-21'])
  const { totals, daily, plans, yesterdayPaid, history } = await data()
  // 50 of 100 on the first midnight to 10 T; 25 of 50 on the second, to 10 T and 30 T.
  expect(totals).toMatchObject({ active: 2, stakedT: '40', earned: '75', today: '75' })
  expect(daily).toEqual([
    { day: '2026-11-19', amount: '0' },
    { day: '2026-11-20', amount: '0' },
    { day: '2026-11-21', amount: '75' },
  ])
  expect(plans.slice(0, 2)).toEqual([
    { id: 'd30', yesterdayPerT: '0.625', averagePerT: '2.8125' },
    { id: 'd90', yesterdayPerT: '0.625', averagePerT: '0.625' },
  ])
  expect(yesterdayPaid).toBe('25')
  expect(history).toEqual([
    { day: '2026-11-20', stakedT: '10', revenue: '100' },
    { day: '2026-11-21', stakedT: '40', revenue: '50' },
  ])

  const { result } = await ann.call('asset/miningFlowRecord', { limit: 1 })
  expect(result.list).toEqual([
    {
      day: '2026-11-21',
      revenue: '50',
      belowZero: '0',
      paidStaking: '25',
      paidCommunity: '0',
      paidSubsidy: '0',
      carriedOver: '25',
      stakedT: '40',
      orders: 2,
    },
  ])
  const older = await ann.call('asset/miningFlowRecord', { cursor: result.next })
  expect(older.result.list).toMatchObject([{ day: '2026-11-20', carriedOver: '50' }])
  expect(older.result.next).toBeNull()
  await close()
})

/** Finished days on which a plan's orders of 1 T were paid so much together. */
async function seedDays(tx: Tx, paid: Record<string, bigint>): Promise<void> {
  const days = Object.keys(paid)
  const amounts = Object.values(paid)
  await tx`
    insert into distribution (day, revenue, pool_seq, staking_share, community_share, subsidy_share, total_weight,
      staked_t, orders, carried_over, started_at, finished_at)
    select day, 1000 * ${COIN}::numeric, 0, 5000, 0, 0, 1, ${COIN}, 1, 0, day, day
    from unnest(${days}::date[]) as d(day)`
  await tx`
    insert into distribution_plan (day, plan_id, staked_t, paid)
    select day, 'd30', ${COIN}, paid from unnest(${days}::date[], ${amounts}::numeric[]) as d(day, paid)`
}

test('charts and averages reach back 30 and 90 days, today among them (contract)', async () => {
  const { ann, db, data, close } = await openedAt('2026-11-21T12:00:00Z')
  await db.inTx(async (tx) => {
    await seedOrders(tx, [{ member: Number(ann.id), amount: COIN, startDay: '2026-01-01' }])
    await seedDays(tx, {
      '2026-08-23': 500n * COIN,
      '2026-08-24': 500n * COIN,
      '2026-10-22': 500n * COIN,
      '2026-10-23': 20n * COIN,
      '2026-11-21': 10n * COIN,
    })
  })
  const { daily, history, plans } = await data()
  expect(daily).toHaveLength(30)
  expect([daily[0]?.day, daily.at(-1)?.day]).toEqual(['2026-10-23', '2026-11-21'])
  const days = ['2026-08-24', '2026-10-22', '2026-10-23', '2026-11-21']
  expect(history.map(({ day }) => day)).toEqual(days)
  expect(plans[0]).toEqual({ id: 'd30', yesterdayPerT: '10', averagePerT: '15' })
  await close()
})

test('an order that failed is counted nowhere, one that ended among those that ended', async () => {
  const { ann, db, data, close } = await openedAt('2026-11-21T12:00:00Z')
  await db.inTx(async (tx) => {
    const order = { member: Number(ann.id), amount: COIN }
    const [failed, ended] = await seedOrders(tx, [order, order, order])
    await tx`update pledge_order set status = 'fail' where id = ${failed}`
    await tx`update pledge_order set status = 'end' where id = ${ended}`
  })
  expect((await data()).totals).toMatchObject({ active: 1, review: 0, ended: 1 })
  await close()
})

test('the chart begins with the order that started first, though another was opened before it', async () => {
  const { ann, db, data, run, close } = await openedAt('2026-11-21T12:00:00Z')
  await db.inTx(async (tx) => {
    // Opened first, and paid from a wallet days later.
    await seedOrders(tx, [
      { member: Number(ann.id), amount: 10n * COIN, startDay: '2026-11-20' },
      { member: Number(ann.id), amount: 10n * COIN, startDay: '2026-11-17' },
    ])
    await seedRevenue(tx, 100n * COIN, '2026-11-17T12:00:00Z')
  })
  await run()
  const days = (await data()).daily.map(({ day }: { day: string }) => day)
  expect(days).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'])
  await close()
})
