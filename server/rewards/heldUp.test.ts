import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import type { Database } from '#server/db/open.ts'
import { available } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { ONE, seedMembers, seedOrders, seedRevenue, takeRevenueBack } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import type { Coin } from '#shared/api/coin.ts'
import { openDay } from './openDay.ts'
import { payChunk } from './payChunk.ts'
import { runDueDays } from './runDueDays.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
const run = (db: Database, moment: string) =>
  runDueDays({ db, clock: stoppedAt(moment) }, async () => shares)

test('revenue that the chain takes back while it is paid out holds up no principal', async () => {
  const db = await ownDatabase()
  const now = new Date('2026-11-21T00:01:00Z')
  await db.inTx(async (tx) => {
    await seedMembers(tx, [{ id: 1, inviter: null }])
    for (const _ of [1, 2]) await seedRevenue(tx, 5n * ONE, '2026-11-20T13:00:00Z')
    await seedOrders(tx, [
      { member: 1, amount: ONE, endDay: '2026-11-21' },
      { member: 1, amount: ONE, endDay: '2026-11-21' },
    ])
    await openDay(tx, { day: '2026-11-21', now, shares })
  })
  await db.inTx((tx) => payChunk(tx, { day: '2026-11-21', now, size: 1 }))
  await db.inTx((tx) => takeRevenueBack(tx, 5n * ONE, '2026-11-21T00:01:00Z'))
  const balance = (coin: Coin) => db.inTx((tx) => balanceOf(tx, available('1'), coin))
  await expect(run(db, '2026-11-21T12:00:00Z')).rejects.toThrow('overdrawn')
  expect([await balance('BTCWT'), await balance('BTCW')]).toEqual([2n * ONE, 4n * ONE])

  await db.inTx((tx) => seedRevenue(tx, 3n * ONE, '2026-11-21T13:00:00Z'))
  expect(await run(db, '2026-11-21T14:00:00Z')).toEqual(['2026-11-21'])
  expect([await balance('BTCWT'), await balance('BTCW')]).toEqual([2n * ONE, 8n * ONE])
  expect(await audit(db)).toEqual([])
})

test('a team of many agents above one another is paid in steps that are short', async () => {
  const db = await ownDatabase()
  const deep = 60
  await db.inTx(async (tx) => {
    await seedMembers(
      tx,
      Array.from({ length: deep + 1 }, (_, i) => ({
        id: 1_000 + i,
        inviter: i === 0 ? null : 999 + i,
        ...(i < deep && {
          agent: true,
          site: true,
          rewardRatio: 9_000 - i,
          subsidyRatio: 9_000 - i,
        }),
      })),
    )
    await seedRevenue(tx, 1_000n * ONE, '2026-11-20T13:00:00Z')
    await tx`
      insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
        created_at, starts_at, start_day, end_day)
      select 'T' || n, ${1_000 + deep}, 'BTCWT', ${ONE}, ${ONE}, 'wallet', 'd30', 30, ${ONE}, 'success', '2026-11-20',
        '2026-11-20', '2026-11-20', '2026-12-20' from generate_series(1, 400) n`
  })
  expect(await run(db, '2026-11-21T12:00:00Z')).toEqual(['2026-11-21'])
  const [most] = await db.inTx(
    (tx) => tx<{ lines: number; journals: number }>`
      select max(lines)::int as lines, count(*)::int as journals from (
        select count(*) as lines from entry where type is not null group by journal_id) j`,
  )
  expect(most).toEqual({ lines: 19_965, journals: 3 })
}, 60_000)
