import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import type { Tx } from '#server/db/Tx.ts'
import { seedMembers, seedOrders } from '#server/testing/seed.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { foldChanges } from './foldChanges.ts'
import { foldPool } from './foldPool.ts'
import { poolTotals } from './poolTotals.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ONE = 10n ** 18n

async function open() {
  const db = await ownDatabase()
  await db.inTx((tx) =>
    seedMembers(tx, [
      { id: 1, inviter: null },
      { id: 2, inviter: 1 },
      { id: 3, inviter: 2 },
    ]),
  )
  const totals = () => db.inTx((tx) => poolTotals(tx, now, 0n))
  const waiting = () =>
    db.inTx(
      async (tx) =>
        (
          await tx<{ pool: number; teams: number }>`
          select (select count(*)::int from pool_change) as pool, (select count(*)::int from team_change) as teams`
        )[0],
    )
  return { db, totals, waiting }
}

const change = (tx: Tx, member: number, staked: bigint, revenue = 0n) => tx`
  insert into pool_change (member_id, staked_t, orders, revenue, at, pledged_t, pledged_at)
  values (${member}, ${staked}, 1, ${revenue}, ${now}, ${staked}, ${now})`

test('what a process that folds has not kept is folded by the next, once', async () => {
  const { db, totals, waiting } = await open()
  await db.inTx((tx) => change(tx, 3, 5n))
  const before = await totals()
  const died = db.inTx(async (tx) => {
    await foldPool({ db: { ...db, inTx: (work) => work(tx) } })
    throw new Error('died')
  })
  await expect(died).rejects.toThrow('died')
  expect(await waiting()).toEqual({ pool: 1, teams: 0 })
  expect(await foldPool({ db })).toBe(1)
  expect(await foldPool({ db })).toBe(0)
  expect(await totals()).toEqual(before)
})

test('while one process folds another does not wait, and readers see every change once', async () => {
  const { db, totals } = await open()
  await db.inTx((tx) => change(tx, 3, 5n))
  const before = await totals()
  await db.inTx(async (tx) => {
    await foldPool({ db: { ...db, inTx: (work) => work(tx) } })
    expect(await foldPool({ db })).toBe(0)
    expect(await totals()).toEqual(before)
  })
  expect(await totals()).toEqual(before)
})

test('the pool is folded ahead: what the teams wait for is not read for its totals', async () => {
  const { db, totals, waiting } = await open()
  await db.inTx((tx) => seedOrders(tx, [{ member: 3, amount: 7n * ONE }]))
  await db.inTx((tx) => change(tx, 0, 0n, 9n))
  const before = await totals()
  expect(await foldPool({ db })).toBe(2)
  expect(await waiting()).toEqual({ pool: 0, teams: 1 })
  expect(await totals()).toEqual(before)
  // What waits is no finding; revenue that came by no payment is, and an order that nobody began.
  const rule = 'the totals of the pool are those of all members'
  const told = ['orders 2, begun were 1', 'revenue 9, payments of it 0'].map((found) => ({
    rule,
    found,
  }))
  expect(await audit(db)).toEqual(told)
  expect(await foldChanges({ db })).toBe(1)
  expect(await waiting()).toEqual({ pool: 0, teams: 0 })
  expect(await totals()).toEqual(before)
  expect(await audit(db)).toEqual(told)
})

test('before, in and after a fold the totals are what was pledged, whoever pledges meanwhile', async () => {
  const { db, totals } = await open()
  const pledged = { stakedT: 0n, orders: 0 }
  const begun = { stakedT: 0n }
  const pledge = async (amount: bigint) => {
    begun.stakedT += amount
    await db.inTx((tx) => change(tx, 3, amount))
    pledged.stakedT += amount
    pledged.orders += 1
  }
  const looked = async () => {
    const least = { ...pledged }
    const { stakedT, orders } = await totals()
    // What was kept before the look is in it, and nothing is in it twice.
    expect(stakedT).toBeGreaterThanOrEqual(least.stakedT)
    expect(orders).toBeGreaterThanOrEqual(least.orders)
    expect(stakedT).toBeLessThanOrEqual(begun.stakedT)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.bigInt(1n, 10n ** 20n), { maxLength: 20 }), async (amounts) => {
      const folds = [foldPool({ db }), foldChanges({ db }), foldPool({ db })]
      await Promise.all([...amounts.map(pledge), ...folds, looked(), looked(), looked()])
      expect(await totals()).toMatchObject(pledged)
      await foldPool({ db })
      expect(await totals()).toMatchObject(pledged)
    }),
    { numRuns: 15 },
  )
  await foldChanges({ db })
  const [root] = await db.inTx(
    (tx) => tx<{ t: bigint }>`select team_t as t from member where id = 1`,
  )
  expect(root?.t).toBe(pledged.stakedT)
})
