import { expect, test } from 'vitest'
import { ONE } from '#server/testing/seed.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { markWeeks } from './markWeeks.ts'
import { raiseWeeks } from './raiseWeeks.ts'

const WEEK = '2026-11-16'
const at = '2026-11-18T12:00:00Z'

test('a week that is pledged in while its places are marked is marked again', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await tx`
      insert into week_power (week, member_id, t, reached_at)
      select ${WEEK}, id, 1, ${at} from generate_series(1, 999) id`
    await tx`insert into week_changed (week) values (${WEEK})`
  })
  const { promise: raised, resolve: isRaised } = Promise.withResolvers<void>()
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>()
  const tree = new Map([['1000', { id: '1000', inviter: null, rewardRatio: 0, subsidyRatio: 0 }]])
  const raising = db.inTx(async (tx) => {
    await raiseWeeks(tx, tree, [{ member: '1000', week: WEEK, pledged_t: ONE, pledged_at: at }])
    isRaised()
    await kept
  })
  await raised
  let over = false
  const marking = markWeeks({ db }).finally(() => {
    over = true
  })
  const waiting = () => db.inTx((tx) => tx`select 1 from pg_locks where not granted`)
  await expect.poll(async () => over || (await waiting()).length > 0).toBe(true)
  keep()
  await Promise.all([raising, marking])

  await markWeeks({ db })
  const marks = await db.inTx(
    (tx) => tx<{ place: number; member: string }>`
      select place, member_id as member from week_mark where week = ${WEEK}`,
  )
  expect(marks).toEqual([{ place: 1_000, member: '999' }])
})
