import { beforeEach, expect, test } from 'vitest'
import { rewardPool, staked, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase, type TestDatabase } from '#server/testing/testDatabase.ts'
import { runDueDays } from './runDueDays.ts'
import { days, openDays, run, sharesAt } from './testing/openDays.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await openDays()
})

test('nothing is distributed before the midnight, and the first day needs an order or revenue', async () => {
  expect(await run(db, '2026-11-21T12:00:00Z')).toEqual([])
  await db.inTx((tx) => seedRevenue(tx, 100n * ONE, '2026-11-21T12:00:00Z'))
  expect(await run(db, '2026-11-21T23:59:59Z')).toEqual([])
  expect(await run(db, '2026-11-22T00:00:05Z')).toEqual([])
  expect(await run(db, '2026-11-22T00:00:15Z')).toEqual(['2026-11-22'])
})

test('a day without orders pays nothing and carries all over, a day without revenue pays nothing', async () => {
  await db.inTx((tx) => seedRevenue(tx, 100n * ONE, '2026-11-21T12:00:00Z'))
  await run(db, '2026-11-22T12:00:00Z')
  await db.inTx((tx) => seedOrders(tx, [{ member: 4, amount: ONE, startDay: '2026-11-22' }]))
  await run(db, '2026-11-23T12:00:00Z')
  const [first, second] = await db.inTx(days)
  expect(first).toMatchObject({ revenue: 100n * ONE, paid: 0n, carried: 100n * ONE })
  expect(second?.revenue).toBe(100n * ONE)
  expect(second?.paid).toBeGreaterThan(0n)

  const none = await ownDatabase()
  await none.inTx((tx) => seedMembers(tx, [{ id: 4, inviter: null }]))
  await none.inTx((tx) => seedOrders(tx, [{ member: 4, amount: ONE }]))
  expect(await run(none, '2026-11-21T12:00:00Z')).toEqual(['2026-11-21'])
  expect(await none.inTx(days)).toEqual([{ day: '2026-11-21', revenue: 0n, paid: 0n, carried: 0n }])
})

test('revenue that arrives after a midnight waits for the next, also where days are made up for', async () => {
  await db.inTx(async (tx) => {
    await seedOrders(tx, [{ member: 4, amount: ONE, startDay: '2026-11-18' }])
    await seedRevenue(tx, 10n * ONE, '2026-11-18T13:00:00Z')
    await seedRevenue(tx, 20n * ONE, '2026-11-19T00:00:00Z')
    await seedRevenue(tx, 40n * ONE, '2026-11-20T23:59:59Z')
  })
  expect(await run(db, '2026-11-21T12:00:00Z')).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
  const rows = await db.inTx(days)
  expect(rows[0]?.revenue).toBe(10n * ONE)
  expect(rows[1]?.revenue).toBe((rows[0]?.carried ?? 0n) + 20n * ONE)
  expect(rows[2]?.revenue).toBe((rows[1]?.carried ?? 0n) + 40n * ONE)
  expect(await db.inTx((tx) => balanceOf(tx, rewardPool, 'BTCW'))).toBe(rows[2]?.carried)
})

test('revenue that the chain took back after the midnight is not paid out', async () => {
  await db.inTx(async (tx) => {
    await seedOrders(tx, [{ member: 4, amount: ONE }])
    await seedRevenue(tx, 10n * ONE, '2026-11-20T13:00:00Z')
    await post(tx, {
      key: 'reversed',
      kind: 'test',
      now: new Date('2026-11-21T00:00:10Z'),
      moves: [{ from: rewardPool, to: treasury, coin: 'BTCW', amount: 9n * ONE }],
    })
  })
  await run(db, '2026-11-21T12:00:00Z')
  expect(await db.inTx(days)).toMatchObject([{ revenue: ONE }])
})

test('where the clock jumps ahead a day is over once the chain says so too, and not before', async () => {
  const runs = (moment: string, block: string) =>
    runDueDays({ db, clock: { ...stoppedAt(moment), passed: () => new Date(block) } }, sharesAt)
  await db.inTx((tx) => seedRevenue(tx, 100n * ONE, '2026-11-20T12:00:00Z'))
  await db.inTx((tx) =>
    seedOrders(tx, [{ member: 4, amount: ONE, startDay: '2026-11-20', endDay: '2026-11-22' }]),
  )
  expect(await runs('2026-11-21T12:00:00Z', '2026-11-21T11:59:50Z')).toEqual(['2026-11-21'])
  // Three days ahead: nothing is begun and nothing ended, and whoever reads the log is told.
  await expect(runs('2026-11-24T12:00:00Z', '2026-11-21T12:00:10Z')).rejects.toThrow(
    /2026-11-24T12:00:00\.000Z here, the newest block was made at 2026-11-21T12:00:10\.000Z/,
  )
  expect((await db.inTx(days)).map(({ day }) => day)).toEqual(['2026-11-21'])
  expect(await db.inTx((tx) => balanceOf(tx, staked('4'), 'BTCWT'))).toBe(ONE)
  // As at every midnight: the next block is not there yet, and that is nobody's trouble.
  expect(await runs('2026-11-22T00:00:20Z', '2026-11-21T23:59:58Z')).toEqual([])
  expect(await runs('2026-11-22T00:00:35Z', '2026-11-22T00:00:15Z')).toEqual(['2026-11-22'])
  expect(await db.inTx((tx) => balanceOf(tx, staked('4'), 'BTCWT'))).toBe(0n)
})

test('a chain that was silent over midnights has its days shared out by the first block after', async () => {
  const clock = {
    ...stoppedAt('2026-11-24T12:00:00Z'),
    passed: () => new Date('2026-11-20T20:00:00Z'),
  }
  await db.inTx((tx) => seedRevenue(tx, 100n * ONE, '2026-11-20T12:00:00Z'))
  await db.inTx((tx) => seedOrders(tx, [{ member: 4, amount: ONE, startDay: '2026-11-20' }]))
  await expect(runDueDays({ db, clock }, sharesAt)).rejects.toThrow('days wait for the chain')
  expect(await run(db, '2026-11-24T12:00:10Z')).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ])
})

test('a service that has seen no block says that, and only where a day waits for one', async () => {
  const start = { ...stoppedAt('2026-11-21T12:00:00Z'), passed: () => new Date(0) }
  await db.inTx((tx) => seedRevenue(tx, 100n * ONE, '2026-11-20T12:00:00Z'))
  await expect(runDueDays({ db, clock: start }, sharesAt)).rejects.toThrow(
    'it is 2026-11-21T12:00:00.000Z here, and no block was seen since this service started',
  )
  await run(db, '2026-11-21T12:00:00Z')
  expect(await runDueDays({ db, clock: start }, sharesAt)).toEqual([])
})
