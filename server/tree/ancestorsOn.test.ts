import { expect, test } from 'vitest'
import { openAt } from '#server/testing/openAt.ts'
import { ancestorsOn } from './ancestorsOn.ts'
import { changeStanding } from './changeStanding.ts'

test('of many changes since a day the first of each member tells what stood on it', async () => {
  const { db, at, world, join } = await openAt('2026-11-01T12:00:00.000Z')
  const members: string[] = []
  for (let i = 0; i < 4; i += 1) members.push((await join()).id)
  for (let day = 1; day <= 12; day += 1) {
    at(`2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`)
    const now = world.clock.now()
    for (const member of day % 2 === 0 ? members : members.toReversed())
      await db.inTx((tx) => {
        const to = { agent: true, rewardRatio: day * 100 }
        return changeStanding(tx, { member, by: null, to, now })
      })
  }
  for (const [day, stood] of [
    ['2026-11-01', 0],
    ['2026-11-02', 100],
    ['2026-11-06', 500],
    ['2026-11-13', 1_200],
  ] as const) {
    const tree = await db.inTx((tx) => ancestorsOn(tx, day, members))
    expect(members.map((id) => tree.get(id)?.rewardRatio)).toEqual(members.map(() => stood))
  }
})
