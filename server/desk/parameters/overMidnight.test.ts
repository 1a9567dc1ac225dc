import { expect, test } from 'vitest'
import { passMidnight } from '#server/db/midnight-lock.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { openTreasurer } from '#server/testing/openTreasurer.ts'
import { ONE, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { addDays, dayOf, midnight } from '#shared/days.ts'
import { takeTurn } from './refuseLoosened.ts'

const HOURS = 3_600_000

test('who sets a parameter while a day is set down does so after its midnight', async () => {
  const { set, db, clock, pass } = await openTreasurer()
  const tomorrow = addDays(dayOf(clock.now()), 1)
  const held = Promise.withResolvers<void>()
  const day = db.inTx(async (tx) => {
    await passMidnight(tx, tomorrow)
    await held.promise
  })
  const told = set('codeCountdown', 90)
  await expect.poll(() => waitsForLock(db)).toBe(true)
  pass(24 * HOURS)
  held.resolve()
  await day
  const { result } = await told
  expect(Date.parse(result.effectiveAt)).toBeGreaterThan(midnight(tomorrow).getTime())
})

test('a day waits for shares that are being set from before its midnight on', async () => {
  const { db, clock } = await openTreasurer()
  const tomorrow = addDays(dayOf(clock.now()), 1)
  await db.inTx((tx) => seedRevenue(tx, ONE, clock.now().toISOString()))
  const [mine, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let shares = { staking: 8_000n, community: 0n, subsidy: 0n }
  const setting = db.inTx(async (tx) => {
    await takeTurn(tx, clock)
    mine.resolve()
    await held.promise
    shares = { staking: 7_000n, community: 0n, subsidy: 0n }
  })
  await mine.promise
  const after = stoppedAt(`${tomorrow}T00:01:00Z`)
  const days = runDueDays({ db, clock: after }, async () => shares)
  await expect.poll(() => waitsForLock(db)).toBe(true)
  held.resolve()
  await Promise.all([setting, days])
  const [day] = await db.inTx(
    (tx) => tx<{ share: number }>`
      select staking_share as share from distribution where day = ${tomorrow}`,
  )
  expect(day).toEqual({ share: 7_000 })
})
