import { expect, test } from 'vitest'
import { openAt } from '#server/testing/openAt.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
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

test('of a member whose ratios were changed without end each change is looked at once', async () => {
  const { db, join } = await openAt('2026-11-03T12:00:00.000Z')
  const { id } = await join()
  const EACH = 1_000
  for (const [made, counts] of [
    ['2026-11-02', '2026-11-03'],
    ['2026-11-03', '2026-11-05'],
  ] as const)
    await db.inTx(
      (tx) => tx`
        insert into ratio_change (member_id, agent_before, site_before, reward_before, subsidy_before, agent, site,
          reward, subsidy, effective_from, created_at)
        select ${id}, true, false, n, 0, true, false, n + 1, 0, ${counts}, ${made}::timestamptz
        from generate_series(1, ${EACH}::int) n`,
    )
  await db.inTx(async (tx) => {
    const told = { rewardRatio: 0 }
    const { rows } = await rowsRead(tx, ['ratio_change'], async () => {
      Object.assign(told, (await ancestorsOn(tx, '2026-11-04', [id])).get(id))
    })
    expect(told.rewardRatio).toBe(1)
    expect(rows).toBeLessThan(1.1 * EACH)
  })
})
