import { expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { rewardPool } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { runDueDays } from './runDueDays.ts'
import { dying } from './testing/dying.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
const run = (db: Database, moment: string, chunk: number) =>
  runDueDays({ db, clock: stoppedAt(moment) }, async () => shares, {
    chunk,
  })

const linesOf = (tx: Tx) => tx`
  select owner_id, ref_id, type, amount from entry
  where type in ('staking_reward', 'community_reward', 'mining_subsidy')
  order by ref_id, type, owner_id, meta->>'day'`

const days = (tx: Tx) => tx<{ day: string; carried: bigint }>`
  select day, revenue, paid_staking, paid_community, carried_over as carried from distribution order by day`

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
      expect(error.message).toContain('power cut')
      cuts += 1
    })
  }
  expect(cuts).toBeGreaterThan(7)
  await run(cut, moment, 1)
  expect(await cut.inTx(async (tx) => [await linesOf(tx), await days(tx)])).toEqual(expected)
})

test('ten workers at once pay each line once', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(
      tx,
      [1, 2, 3, 4].map((id) => ({
        id,
        inviter: id === 1 ? null : id - 1,
        agent: true,
        rewardRatio: 5_000 - id,
      })),
    )
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
