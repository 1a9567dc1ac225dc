import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import type { Database } from '#server/db/open.ts'
import { available, staked, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { undoOrder } from '#server/staking/undoOrder.ts'
import { ONE, seedMembers, seedOrders, seedRevenue, takeRevenueBack } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { openDay } from './openDay.ts'
import { payChunk } from './payChunk.ts'
import { runDueDays } from './runDueDays.ts'
import { dying } from './testing/dying.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
const run = (db: Database, moment: string) =>
  runDueDays({ db, clock: stoppedAt(moment) }, async () => shares, { chunk: 1 })
/** The member takes all of it away. */
const spend = (db: Database, at: string, amount: bigint) => {
  const move = { from: available('2'), to: treasury, coin: 'BTCWT', amount } as const
  return db.inTx((tx) => post(tx, { key: at, kind: 'test', now: new Date(at), moves: [move] }))
}
const takeBack = (db: Database, at: string, amounts = [10n, 7n]) =>
  db.inTx(async (tx) => {
    for (const amount of amounts) await takeRevenueBack(tx, amount * ONE, at)
  })
const bring = (db: Database, at: string, amount: bigint) =>
  db.inTx((tx) => seedRevenue(tx, amount, at))

/** One order through on each of three days, one that goes on, and revenue of two days. */
async function seeded() {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null, agent: true, site: true, rewardRatio: 700, subsidyRatio: 900 },
      { id: 2, inviter: 1 },
    ])
    await seedRevenue(tx, 10n * ONE, '2026-11-20T13:00:00Z')
    await seedOrders(tx, [
      { member: 2, amount: 3n * ONE },
      { member: 2, amount: 5n * ONE, endDay: '2026-11-21' },
      { member: 2, amount: 7n * ONE, endDay: '2026-11-22' },
      { member: 2, amount: 11n * ONE, endDay: '2026-11-23' },
    ])
  })
  await bring(db, '2026-11-21T13:00:00Z', 7n * ONE)
  return db
}

/** The same, where the first day was begun and paid to one order when all revenue is taken back. */
async function heldUp() {
  const db = await seeded()
  const [day, now] = ['2026-11-21', new Date('2026-11-21T13:30:00Z')]
  await db.inTx((tx) => openDay(tx, { day, now, shares }))
  await db.inTx((tx) => payChunk(tx, { day, now, size: 1 }))
  await takeBack(db, '2026-11-22T00:01:00Z')
  return db
}

const principal = (db: Database) =>
  db.inTx(async (tx) => [
    await balanceOf(tx, staked('2'), 'BTCWT'),
    await balanceOf(tx, available('2'), 'BTCWT'),
  ])

type Day = { orders: number; carried_over: bigint | null }
type Line = { ref_id: string; type: string; meta: unknown }

const rewards = (db: Database) =>
  db.inTx(async (tx) => ({
    days: await tx<Day>`
      select day, revenue, total_weight, staked_t, orders, chunks, paid_staking, paid_community, paid_subsidy, carried_over
      from distribution order by day`,
    plans:
      await tx`select day, plan_id, staked_t, paid from distribution_plan order by day, plan_id`,
    lines: await tx<Line>`
      select owner_id, ref_id, type, amount, meta from entry
      where type in ('staking_reward', 'community_reward', 'mining_subsidy')
      order by meta->>'day', ref_id, type, owner_id`,
    orders: await tx`select id, status, earned from pledge_order order by id`,
  }))

/** Revenue that is mined again, and taken back a second time. */
async function comesAndGoes(db: Database) {
  for (const amount of [17n, 5n]) await bring(db, '2026-11-22T20:00:00Z', amount * ONE)
  await takeBack(db, '2026-11-23T00:01:00Z', [17n])
}

test('principal returns on its day while a day before it cannot be paid, and earns all the same', async () => {
  const db = await heldUp()
  await expect(run(db, '2026-11-22T00:00:14Z')).rejects.toThrow('overdrawn')
  expect(await principal(db)).toEqual([21n * ONE, 5n * ONE])
  await expect(run(db, '2026-11-22T12:00:00Z')).rejects.toThrow('overdrawn')
  expect(await principal(db)).toEqual([14n * ONE, 12n * ONE])
  await spend(db, '2026-11-22T13:00:00Z', 12n * ONE)
  await comesAndGoes(db)
  await expect(run(db, '2026-11-23T00:02:00Z')).rejects.toThrow('overdrawn')
  expect(await principal(db)).toEqual([3n * ONE, 11n * ONE])
  await bring(db, '2026-11-23T00:30:00Z', 17n * ONE)
  expect(await run(db, '2026-11-23T12:00:00Z')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  expect(await audit(db)).toEqual([])

  const never = await seeded()
  expect(await run(never, '2026-11-21T13:30:00Z')).toEqual(['2026-11-21'])
  await takeBack(never, '2026-11-22T00:01:00Z')
  await comesAndGoes(never)
  await bring(never, '2026-11-23T00:30:00Z', 17n * ONE)
  expect(await run(never, '2026-11-23T12:00:00Z')).toEqual(['2026-11-22', '2026-11-23'])
  const paid = await rewards(db)
  expect(paid).toEqual(await rewards(never))
  expect(paid.days.map(({ orders }) => orders)).toEqual([4, 3, 2])
})

test('it returns once, whoever else is at it and wherever it dies, and the days are paid the same', async () => {
  const db = await heldUp()
  for (let step = 1; step < 12; step += 1) {
    const when = step % 2 === 0 ? 'before' : 'after'
    await expect(run(dying(db, (step % 6) + 1, when), '2026-11-23T00:02:00Z')).rejects.toThrow()
  }
  const six = (at: string) => Array.from({ length: 6 }, () => run(db, at))
  await Promise.allSettled(six('2026-11-23T00:02:00Z'))
  expect(await principal(db)).toEqual([3n * ONE, 23n * ONE])

  await bring(db, '2026-11-23T00:30:00Z', 17n * ONE)
  for (let round = 0; round < 3; round += 1) await Promise.all(six('2026-11-23T12:00:00Z'))
  const { days } = await rewards(db)
  expect(days.map(({ orders, carried_over: left }) => [orders, left !== null])).toEqual([
    [4, true],
    [3, true],
    [2, true],
  ])
  expect(await audit(db)).toEqual([])
})

test('one whose payment the chain takes back before its last day could be paid gets nothing for that day', async () => {
  const db = await heldUp()
  await expect(run(db, '2026-11-22T12:00:00Z')).rejects.toThrow('overdrawn')
  await db.inTx((tx) => undoOrder(tx, { order: '3', now: new Date('2026-11-22T13:00:00Z') }))
  await spend(db, '2026-11-22T13:00:00Z', 7n * ONE)
  await bring(db, '2026-11-22T20:00:00Z', 17n * ONE)
  expect(await run(db, '2026-11-22T21:00:00Z')).toEqual(['2026-11-21', '2026-11-22'])
  const { days, lines } = await rewards(db)
  expect(days.map(({ orders }) => orders)).toEqual([4, 2])
  const its = lines.filter(({ ref_id: order, type }) => order === '3' && type === 'staking_reward')
  expect(its.map(({ meta }) => meta)).toEqual([{ day: '2026-11-21' }])
  expect(await audit(db)).toEqual([])
})
