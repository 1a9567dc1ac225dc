import { expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { describe } from '#server/http/describe.ts'
import { available, rewardPool, staked, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { openDay } from './openDay.ts'
import { payChunk } from './payChunk.ts'
import { runDueDays } from './runDueDays.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
const run = (db: Database, moment: string) =>
  runDueDays({ db, clock: stoppedAt(moment) }, async () => shares)

const move = (tx: Tx, key: string, moves: Parameters<typeof post>[1]['moves']) =>
  post(tx, { key, kind: 'test', now: new Date('2026-11-20T14:00:00Z'), moves, force: true })

/** Three members with orders that end, and one that goes on; the books have lost the principal of the second one's. */
async function seeded() {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(
      tx,
      [1, 2, 3].map((id) => ({ id, inviter: id > 1 ? 1 : null })),
    )
    await seedRevenue(tx, 10n * ONE, '2026-11-20T13:00:00Z')
    const ending = [1, 2, 3].map((member) => ({ member, amount: ONE, endDay: '2026-11-21' }))
    await seedOrders(tx, [...ending, { member: 1, amount: ONE }])
    await move(tx, 'lost', [{ from: staked('2'), to: treasury, coin: 'BTCWT', amount: ONE }])
  })
  return db
}

const returned = (db: Database) =>
  db.inTx(async (tx) => {
    const has = (member: string) => balanceOf(tx, available(member), 'BTCWT')
    return [await has('1'), await has('2'), await has('3')]
  })

test('an order that cannot be ended keeps no other and no day, and is told each time until it can be', async () => {
  const db = await seeded()
  await expect(run(db, '2026-11-22T12:00:00Z')).rejects.toThrow('order 2 cannot be ended')
  expect(await returned(db)).toEqual([ONE, 0n, ONE])
  const days = await db.inTx(
    (tx) => tx<{ day: string }>`select day from distribution where finished_at is not null`,
  )
  expect(days.map(({ day }) => day).toSorted()).toEqual(['2026-11-21', '2026-11-22'])

  await expect(run(db, '2026-11-22T13:00:00Z')).rejects.toThrow('order 2 cannot be ended')
  await db.inTx((tx) =>
    move(tx, 'again', [{ from: treasury, to: staked('2'), coin: 'BTCWT', amount: ONE }]),
  )
  expect(await run(db, '2026-11-22T14:00:00Z')).toEqual([])
  expect(await returned(db)).toEqual([ONE, ONE, ONE])
})

test('what holds a day up is told beside an order that cannot be ended', async () => {
  const db = await seeded()
  const now = new Date('2026-11-21T00:01:00Z')
  await db.inTx((tx) => openDay(tx, { day: '2026-11-21', now, shares }))
  await db.inTx((tx) => payChunk(tx, { day: '2026-11-21', now, size: 1 }))
  await db.inTx((tx) =>
    move(tx, 'back', [{ from: rewardPool, to: treasury, coin: 'BTCW', amount: 7n * ONE }]),
  )
  const told = await run(db, '2026-11-21T12:00:00Z').catch((error: unknown) => error)
  expect(told).toMatchObject({ message: '2 went wrong: overdrawn; order 2 cannot be ended' })
  expect(describe(told)).toMatchObject({
    errors: [
      { message: 'overdrawn' },
      { message: 'order 2 cannot be ended', cause: { message: 'overdrawnBTCWT' } },
    ],
  })
  expect(await returned(db)).toEqual([ONE, 0n, ONE])
})
