import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { available, staked } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { ONE, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import type { TestDatabase } from '#server/testing/testDatabase.ts'
import { openDays, run } from './testing/openDays.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openDays()
})

const linesOf = (tx: Tx) => tx<{ owner: string; order: string; type: string; amount: bigint }>`
  select owner_id as owner, ref_id as "order", type, amount from entry
  where type in ('staking_reward', 'community_reward', 'mining_subsidy')
  order by ref_id, type, owner_id`

test('each earner above is paid for what nobody below was, and the own flag does not count', async () => {
  await db.inTx((tx) => seedRevenue(tx, 1_000n * ONE, '2026-11-20T12:00:00Z'))
  const [order = ''] = await db.inTx((tx) =>
    seedOrders(tx, [
      { member: 4, amount: 3n * ONE },
      { member: 3, amount: ONE },
    ]),
  )
  await run(db, '2026-11-21T12:00:00Z')
  const lines = (await db.inTx(linesOf)).filter((line) => line.order === order)
  // 1,000 x 0.12 x 3/4 = 90 for the community, 1,000 x 0.05 x 3/4 = 37.5 of subsidies.
  expect(lines).toEqual([
    { owner: '1', order, type: 'community_reward', amount: 27n * ONE },
    { owner: '2', order, type: 'community_reward', amount: 9n * ONE },
    { owner: '3', order, type: 'community_reward', amount: 9n * ONE },
    { owner: '1', order, type: 'mining_subsidy', amount: (225n * ONE) / 10n },
    { owner: '3', order, type: 'mining_subsidy', amount: 15n * ONE },
    { owner: '4', order, type: 'staking_reward', amount: 600n * ONE },
  ])
  const own = (await db.inTx(linesOf)).filter((line) => line.order !== order)
  expect(own.map(({ owner, type }) => `${owner} ${type}`)).toEqual([
    '1 community_reward',
    '2 community_reward',
    '1 mining_subsidy',
    '3 staking_reward',
  ])
})

test('only orders count that were active before the midnight, up to and including their end date', async () => {
  await db.inTx(async (tx) => {
    await seedRevenue(tx, ONE, '2026-11-19T12:00:00Z')
    await seedOrders(tx, [
      { member: 4, amount: ONE, startDay: '2026-11-21' },
      { member: 4, amount: ONE, startDay: '2026-11-20', endDay: '2026-11-21' },
      { member: 4, amount: ONE, startDay: '2026-11-10', endDay: '2026-11-20' },
    ])
  })
  await run(db, '2026-11-21T12:00:00Z')
  const counted = await db.inTx(
    (tx) => tx<{ day: string; orders: number }>`select day, orders from distribution order by day`,
  )
  expect(counted.filter(({ orders }) => orders > 0)).toEqual(
    [
      ...Array.from({ length: 10 }, (_, i) => ({ day: `2026-11-${i + 11}`, orders: 1 })),
      { day: '2026-11-21', orders: 1 },
    ].filter(({ day }) => day <= '2026-11-21'),
  )
})

test('at its end date an order pays once more and returns its principal, once', async () => {
  await db.inTx(async (tx) => {
    await seedRevenue(tx, 10n * ONE, '2026-11-20T13:00:00Z')
    await seedOrders(tx, [
      { member: 4, amount: 7n * ONE, endDay: '2026-11-21' },
      { member: 4, amount: 5n * ONE, endDay: '2026-11-22' },
    ])
  })
  await run(db, '2026-11-21T12:00:00Z')
  await run(db, '2026-11-21T13:00:00Z')
  const orders = await db.inTx(
    (tx) => tx`select status, earned > 0 as earned from pledge_order order by id`,
  )
  expect(orders).toEqual([
    { status: 'end', earned: true },
    { status: 'success', earned: true },
  ])
  expect(await db.inTx((tx) => balanceOf(tx, staked('4'), 'BTCWT'))).toBe(5n * ONE)
  expect(await db.inTx((tx) => balanceOf(tx, available('4'), 'BTCWT'))).toBe(7n * ONE)
  expect(await db.inTx((tx) => tx`select staked_t from member where id = 4`)).toEqual([
    { staked_t: 5n * ONE },
  ])
  expect(
    await db.inTx(
      (tx) =>
        tx`select member_id, staked_t, orders from pool_change where orders = 0 and revenue = 0`,
    ),
  ).toEqual([{ member_id: '4', staked_t: -7n * ONE, orders: 0 }])
})
