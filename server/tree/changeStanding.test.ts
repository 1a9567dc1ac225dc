import { expect, test } from 'vitest'
import { openAt } from '#server/testing/openAt.ts'
import { ancestorsOn } from './ancestorsOn.ts'
import { announced } from './announced.ts'
import { changeStanding } from './changeStanding.ts'

const DAY = 86_400_000

/** A member whose ratio is set, with or without notice, and what it is on a day. */
async function openStanding(now: string) {
  const { db, at, world, join } = await openAt(now)
  const { id: member } = await join()
  return {
    at,
    set: (rewardRatio: number, notice = 0) =>
      db.inTx((tx) => {
        const to = { agent: true, rewardRatio }
        return changeStanding(tx, { member, by: null, to, now: world.clock.now(), notice })
      }),
    on: async (day: string) =>
      (await db.inTx((tx) => ancestorsOn(tx, day, [member]))).get(member)?.rewardRatio,
    announced: () => db.inTx((tx) => announced(tx, member, world.clock.now())),
  }
}

test('what was set by a clock that ran far ahead holds back nothing that is set once it is right', async () => {
  const { at, set, on, announced } = await openStanding('2036-01-01T12:00:00.000Z')
  expect(await set(2_000)).toBe('2036-01-02')
  at('2026-11-20T12:00:00.000Z')
  expect(await set(3_000)).toBe('2026-11-21')
  expect(await announced()).toBeUndefined()
  at('2026-11-21T12:00:00.000Z')
  expect(await set(4_000)).toBe('2026-11-22')
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2036-01-01', '2036-01-02']
  expect(await Promise.all(days.map(on))).toEqual([0, 3_000, 4_000, 4_000, 4_000])
})

test('what was announced by such a clock counts no sooner than its notice from now, whoever changes something else', async () => {
  const { at, set, on, announced } = await openStanding('2026-11-18T12:00:00.000Z')
  expect(await set(2_000)).toBe('2026-11-19')
  at('2036-01-01T12:00:00.000Z')
  expect(await set(9_000, DAY)).toBe('2036-01-03')
  at('2026-11-20T12:00:00.000Z')
  expect(await announced()).toMatchObject({ day: '2036-01-03', rewardRatio: 2_000 })
  expect(await set(8_000)).toBe('2026-11-22')
  expect(await announced()).toMatchObject({ day: '2026-11-22', rewardRatio: 2_000 })
  expect(await Promise.all(['2026-11-21', '2026-11-22'].map(on))).toEqual([2_000, 8_000])
  at('2026-11-22T00:00:00.000Z')
  expect(await announced()).toBeUndefined()
})
