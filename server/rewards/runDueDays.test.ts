import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { available, rewardPool, staked, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { ownDatabase, type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { openDay } from './openDay.ts'
import { payChunk } from './payChunk.ts'
import { runDueDays } from './runDueDays.ts'
import { distribute } from './testing/distribute.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
const sharesAt = async () => shares
const at = (moment: string) => ({ now: () => new Date(moment), follow: () => {} })
const run = (db: Database, moment: string, chunk?: number) =>
  runDueDays({ db, clock: at(moment) }, sharesAt, chunk ? { chunk } : {})

const linesOf = (tx: Tx) => tx<{ owner: string; order: string; type: string; amount: bigint }>`
  select owner_id as owner, ref_id as "order", type, amount from entry
  where type in ('staking_reward', 'community_reward', 'mining_subsidy')
  order by ref_id, type, owner_id`

const days = (tx: Tx) => tx<{ day: string; revenue: bigint; paid: bigint; carried: bigint | null }>`
  select day, revenue, paid_staking + paid_community + paid_subsidy as paid, carried_over as carried
  from distribution order by day`

let db: TestDatabase
beforeEach(async () => {
  db = await ownDatabase()
  await db.inTx((tx) =>
    seedMembers(tx, [
      { id: 1, inviter: null, agent: true, site: true, rewardRatio: 5_000, subsidyRatio: 10_000 },
      { id: 2, inviter: 1, agent: true, rewardRatio: 2_000 },
      { id: 3, inviter: 2, agent: true, site: true, rewardRatio: 1_000, subsidyRatio: 4_000 },
      { id: 4, inviter: 3 },
    ]),
  )
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
    await db.inTx((tx) => tx`select member_id, staked_t, orders from pool_change where orders = 0`),
  ).toEqual([{ member_id: '4', staked_t: -7n * ONE, orders: 0 }])
})

/** A database that dies at the n-th commit: before it, so that nothing of the transaction is kept, or just after it. */
function dying(inner: Database, commits: number, when: 'before' | 'after'): Database {
  let left = commits
  return {
    close: inner.close,
    inTx: async (work) => {
      left -= 1
      const result = await inner.inTx(async (tx) => {
        const result = await work(tx)
        if (left === 0 && when === 'before') throw new Error('power cut')
        return result
      })
      if (left === 0) throw new Error('power cut')
      return result
    },
  }
}

test('it can die at every step and goes on to the same end', async () => {
  const seeded = async () => {
    const fresh = await ownDatabase()
    await fresh.inTx(async (tx) => {
      await seedMembers(tx, [
        { id: 1, inviter: null, agent: true, rewardRatio: 700 },
        { id: 2, inviter: 1 },
      ])
      await seedRevenue(tx, 10n * ONE + 7n, '2026-11-20T13:00:00Z')
      await seedOrders(tx, [
        { member: 2, amount: 3n, endDay: '2026-11-21' },
        { member: 2, amount: 5n, endDay: '2026-11-22' },
        { member: 1, amount: 7n },
      ])
    })
    return fresh
  }
  const moment = '2026-11-22T12:00:00Z'
  const whole = await seeded()
  await run(whole, moment, 1)
  const expected = await whole.inTx(async (tx) => [await linesOf(tx), await days(tx)])

  const cut = await seeded()
  let cuts = 0
  for (let step = 1; step < 40; step += 1) {
    // Each run dies one transaction later than it got before: every boundary is met, from both sides.
    const when = step % 2 === 0 ? 'before' : 'after'
    await run(dying(cut, (step % 7) + 1, when), moment, 1).catch((error: Error) => {
      expect(error.message).toBe('power cut')
      cuts += 1
    })
  }
  expect(cuts).toBeGreaterThan(7)
  await run(cut, moment, 1)
  expect(await cut.inTx(async (tx) => [await linesOf(tx), await days(tx)])).toEqual(expected)
})

test('ten workers at once pay each line once', async () => {
  await db.inTx(async (tx) => {
    await seedRevenue(tx, 1_000n * ONE, '2026-11-18T13:00:00Z')
    await seedOrders(
      tx,
      Array.from({ length: 40 }, (_, i) => ({
        member: (i % 4) + 1,
        amount: BigInt(i + 1) * ONE,
        startDay: '2026-11-18',
        endDay: i % 5 === 0 ? '2026-11-20' : '2026-12-20',
      })),
    )
  })
  const moment = '2026-11-21T12:00:00Z'
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => run(db, moment, 3)))
  }
  const rows = await db.inTx(days)
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
  const twice = await db.inTx(
    (tx) => tx`
      select ref_id, type, owner_id, meta->>'day' as day from entry where type is not null
      group by 1, 2, 3, 4 having count(*) > 1`,
  )
  expect(twice).toEqual([])
  expect(await db.inTx((tx) => balanceOf(tx, rewardPool, 'BTCW'))).toBe(rows[2]?.carried)
})

const RUNS = Number(process.env['DISTRIBUTION_RUNS'] ?? 15)

test(`${RUNS} random trees and orders are paid line by line as the model says`, async () => {
  const person = fc.record({
    inviter: fc.nat(),
    agent: fc.boolean(),
    site: fc.boolean(),
    rewardRatio: fc.oneof(fc.constant(10_000), fc.nat(10_000)),
    subsidyRatio: fc.oneof(fc.constant(0), fc.nat(10_000)),
  })
  const order = fc.record({
    member: fc.nat(),
    amount: fc.bigInt(1n, 10n ** 24n),
    weight: fc.bigInt(1n, 3n * ONE),
  })
  const day = fc.record({
    people: fc.array(person, { minLength: 1, maxLength: 25 }),
    orders: fc.array(order, { maxLength: 25 }),
    revenue: fc.bigInt(1n, 10n ** 26n),
    size: fc.integer({ min: 1, max: 30 }),
    cuts: fc
      .tuple(fc.nat(10_000), fc.nat(10_000))
      .map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number]),
  })
  await fc.assert(
    fc.asyncProperty(day, async ({ people, orders, revenue, size, cuts: [a, b] }) => {
      const db = await testDatabase()
      const shares = { staking: BigInt(a), community: BigInt(b - a), subsidy: BigInt(10_000 - b) }
      const members = people.map((p, i) => ({
        ...p,
        id: i + 1,
        inviter: i === 0 ? null : (p.inviter % i) + 1,
      }))
      const placed = orders.map((o) => ({ ...o, member: (o.member % people.length) + 1 }))
      const ids = await db.inTx(async (tx) => {
        await seedMembers(tx, members)
        await seedRevenue(tx, revenue, '2026-11-20T12:00:00Z')
        return seedOrders(tx, placed)
      })
      const day = '2026-11-21'
      const now = new Date('2026-11-21T01:00:00Z')
      await db.inTx((tx) => openDay(tx, { day, now, shares }))
      while ((await db.inTx((tx) => payChunk(tx, { day, now, size }))) === 'paid');

      const key = ({ order, type, owner }: { order: string; type: string; owner: string }) =>
        `${order.padStart(8)} ${type} ${owner.padStart(8)}`
      const byKey = <T extends { order: string; type: string; owner: string }>(lines: T[]) =>
        lines.toSorted((x, y) => (key(x) < key(y) ? -1 : 1))
      const expected = distribute({
        revenue,
        shares,
        orders: placed.map(({ member, amount, weight }, i) => ({
          id: ids[i] ?? '',
          member: String(member),
          weight: amount * weight,
        })),
        members: new Map(
          members.map((m) => [
            String(m.id),
            {
              ...m,
              inviter: m.inviter === null ? null : String(m.inviter),
              rewardRatio: BigInt(m.rewardRatio),
              subsidyRatio: BigInt(m.subsidyRatio),
            },
          ]),
        ),
      })
      const lines = byKey(await db.inTx(linesOf))
      expect(lines).toEqual(byKey(expected))
      const paid = lines.reduce((sum, { amount }) => sum + amount, 0n)
      expect(paid).toBeLessThanOrEqual(revenue)
      const [row] = await db.inTx(days)
      expect(row).toMatchObject({ paid, carried: revenue - paid })
      await db.close()
    }),
    { numRuns: RUNS },
  )
}, 120_000)
