import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { listPoolDays } from '#server/statements/listPoolDays.ts'
import { paidDay } from '#server/statements/paidDays.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedOrders, seedRevenue, takeRevenueBack } from '#server/testing/seed.ts'
import { arrivedSince, belowZeroOn } from '#shared/arrivedSince.ts'
import { recompute } from './recompute.ts'
import { openDays, run } from './testing/openDays.ts'

/** 100 came and most of it was paid; the chain took it back, and later 150 came. */
async function lived() {
  const db = await openDays()
  await db.inTx(async (tx) => {
    await seedOrders(tx, [{ member: 1, amount: ONE, endDay: '2026-12-20' }])
    await seedRevenue(tx, 100n * ONE, '2026-11-20T13:00:00Z')
  })
  await run(db, '2026-11-21T00:01:00Z')
  await db.inTx((tx) => takeRevenueBack(tx, 100n * ONE, '2026-11-21T12:00:00Z'))
  await run(db, '2026-11-22T00:01:00Z')
  await db.inTx(async (tx) => {
    await seedRevenue(tx, 150n * ONE, '2026-11-22T12:00:00Z')
    // It came in time to be booked before the next day is begun, and is of that day all the same.
    await seedRevenue(tx, 7n * ONE, '2026-11-23T00:00:05Z')
  })
  await run(db, '2026-11-23T00:01:00Z')
  return db
}

/** In whole BTCW, day by day: R, what the pool was below zero by, and what came since the day before. */
async function told(tx: Tx) {
  const { list } = await listPoolDays(tx, {})
  return list.toReversed().map((day, i, days) => {
    const before = days[i - 1]
    const left = before ? before.carriedOver : 0n
    const below = before ? belowZeroOn(before) : 0n
    const came = arrivedSince(day, { left, below })
    return [day.revenue / ONE, (belowZeroOn(day) ?? 0n) / ONE, (came ?? -1n) / ONE]
  })
}

const DAYS = [
  [100n, 0n, 100n],
  [0n, 80n, -100n],
  [70n, 0n, 150n],
]

test('what came in since the day before is told to the last unit, though the pool was below zero', async () => {
  const db = await lived()
  await db.inTx(async (tx) => {
    expect(await told(tx)).toEqual(DAYS)
    for (const [day, came, belowIn] of [
      ['2026-11-22', -100n, 0n],
      ['2026-11-23', 150n, 80n],
    ] as const) {
      const found = await paidDay(tx, day)
      if (!found) throw new Error('the day was paid')
      expect(found.belowIn).toBe(belowIn * ONE)
      const before = { left: found.carriedIn, below: found.belowIn ?? undefined }
      expect(arrivedSince(found, before)).toBe(came * ONE)
    }
  })
})

test('of days that were begun before it was kept the books tell it', async () => {
  const db = await lived()
  const file = new URL('../db/migrations/089-reward-pool-below-zero.sql', import.meta.url)
  const [, update = ''] = /^(update [\s\S]*)/m.exec(await readFile(file, 'utf8')) ?? []
  await as(db.ownerUrl, async (client) => {
    await client.query('update distribution set below_zero = null')
    await client.query(update)
  })
  expect(await db.inTx(told)).toEqual(DAYS)
})

test('the audit reckons it again', async () => {
  const db = await lived()
  const audited = () => db.inTx((tx) => recompute(tx, '2026-11-22'))
  expect(await audited()).toEqual([])
  await as(db.ownerUrl, (client) =>
    client.query("update distribution set below_zero = 5 where day = '2026-11-22'"),
  )
  expect(await audited()).toEqual([`its pool was below zero by ${80n * ONE}, not 5`])
})

test('of a day of which nobody knows it nothing is made up', async () => {
  const db = await lived()
  await as(db.ownerUrl, (client) => client.query('update distribution set below_zero = null'))
  await db.inTx(async (tx) => {
    const [, without] = (await listPoolDays(tx, {})).list
    if (!without) throw new Error('there were days')
    expect(belowZeroOn(without)).toBeUndefined()
    expect(arrivedSince(without, { left: 20n * ONE, below: 0n })).toBeUndefined()
    expect(await paidDay(tx, '2026-11-23')).toMatchObject({ carriedIn: 0n, belowIn: null })
    expect(await paidDay(tx, '2026-11-22')).toMatchObject({ carriedIn: 20n * ONE, belowIn: 0n })
  })
})
