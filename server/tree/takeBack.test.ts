import { expect, test } from 'vitest'
import { openAt } from '#server/testing/openAt.ts'
import { ancestorsOn } from './ancestorsOn.ts'
import { announced } from './announced.ts'
import { changeStanding } from './changeStanding.ts'
import type { Standing } from './standing.ts'

const DAY = 86_400_000
const LATE = '2026-11-20T23:59:00.000Z'
const NEXT = '2026-11-21T08:00:00.000Z'
const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'] as const

/** A member who stands so since long, and an operator at the console at 23:59. */
async function openDesk(stands: Partial<Standing>) {
  const { db, at, world, join } = await openAt('2026-11-10T12:00:00.000Z')
  const { id: member } = await join()
  const set = (to: Partial<Standing>, notice = DAY) =>
    db.inTx((tx) => changeStanding(tx, { member, by: null, to, now: world.clock.now(), notice }))
  await set(stands, 0)
  at(LATE)
  /** What a day is paid by: reward ratio/subsidy ratio. */
  const on = (day: string) =>
    db.inTx(async (tx) => {
      const it = (await ancestorsOn(tx, day, [member])).get(member)
      return `${it?.rewardRatio}/${it?.subsidyRatio}`
    })
  return {
    at,
    set,
    paid: () => Promise.all(DAYS.map(on)),
    due: () => db.inTx((tx) => announced(tx, member, world.clock.now())),
  }
}

test('an appointment that is taken back after midnight counts on no day', async () => {
  const { at, set, paid, due } = await openDesk({})
  expect(await set({ agent: true, rewardRatio: 10_000 })).toBe('2026-11-22')
  at(NEXT)
  expect(await set({ agent: false })).toBe('2026-11-22')
  expect(await paid()).toEqual(['0/0', '0/0', '0/0'])
  expect(await due()).toBeUndefined()
})

test('nor does an end that is put right after midnight', async () => {
  const { at, set, paid, due } = await openDesk({ agent: true, rewardRatio: 2_000 })
  expect(await set({ agent: false })).toBe('2026-11-22')
  at('2026-11-21T23:59:59.999Z')
  expect(await set({ agent: true, rewardRatio: 2_000 })).toBe('2026-11-22')
  expect(await paid()).toEqual(['2000/0', '2000/0', '2000/0'])
  expect(await due()).toBeUndefined()
})

test('what was taken back and is announced again has the whole notice', async () => {
  const { at, set, paid } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 10_000 })
  await set({ rewardRatio: 2_000 })
  at(NEXT)
  expect(await set({ rewardRatio: 10_000 })).toBe('2026-11-23')
  expect(await paid()).toEqual(['2000/0', '2000/0', '10000/0'])
})

test('one of two roles is taken back, and the other comes as announced', async () => {
  const { at, set, paid, due } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 3_000, site: true, subsidyRatio: 10_000 })
  at(NEXT)
  expect(await set({ site: false, subsidyRatio: 0 })).toBe('2026-11-22')
  expect(await paid()).toEqual(['2000/0', '3000/0', '3000/0'])
  expect(await due()).toMatchObject({ day: '2026-11-22', coming: [{ rewardRatio: 3_000 }] })
})

test('a wrong ratio that is put right counts on no day, the right one with its notice', async () => {
  const { at, set, paid, due } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 10_000 })
  at(NEXT)
  expect(await set({ rewardRatio: 1_000 })).toBe('2026-11-23')
  expect(await paid()).toEqual(['2000/0', '2000/0', '1000/0'])
  expect(await due()).toMatchObject({
    day: '2026-11-23',
    rewardRatio: 2_000,
    coming: [{ day: '2026-11-23', rewardRatio: 1_000 }],
  })
})

test('what goes on from what is announced, or is about the other role, leaves it as it is', async () => {
  const { at, set, paid, due } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 1_000 })
  at(NEXT)
  await set({ rewardRatio: 500 })
  await set({ site: true, subsidyRatio: 700 })
  expect(await paid()).toEqual(['2000/0', '1000/0', '500/700'])
  expect(await due()).toMatchObject({
    rewardRatio: 2_000,
    coming: [
      { day: '2026-11-22', rewardRatio: 1_000, site: false },
      { day: '2026-11-23', rewardRatio: 500, site: true },
    ],
  })
})

test('of what is announced for two days the nearer is taken back, the later, or both', async () => {
  for (const [to, from, counts] of [
    [{ rewardRatio: 2_000 }, '2026-11-23', ['2000/0', '2000/0', '2000/700']],
    [{ site: false }, '2026-11-22', ['2000/0', '9000/0', '9000/0']],
    [{ rewardRatio: 2_000, site: false }, '2026-11-22', ['2000/0', '2000/0', '2000/0']],
  ] as const) {
    const { at, set, paid } = await openDesk({ agent: true, rewardRatio: 2_000, subsidyRatio: 700 })
    await set({ rewardRatio: 9_000 })
    at(NEXT)
    await set({ site: true })
    expect(await set(to)).toBe(from)
    expect(await paid()).toEqual(counts)
  }
})

test('what comes of a role with a ratio that counted for nothing is not brought forward', async () => {
  const { at, set, paid } = await openDesk({ site: true, subsidyRatio: 500, rewardRatio: 9_000 })
  await set({ agent: true, rewardRatio: 0 })
  at(NEXT)
  expect(await set({ rewardRatio: 10_000 })).toBe('2026-11-23')
  expect(await paid()).toEqual(['0/500', '0/500', '10000/500'])
})

test('a leader’s change turns an announced one back too', async () => {
  const { at, set, paid } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 9_000 })
  at(NEXT)
  expect(await set({ rewardRatio: 3_000 }, 0)).toBe('2026-11-22')
  expect(await paid()).toEqual(['2000/0', '3000/0', '3000/0'])
})

test('of two who take back and appoint at once the one comes after the other', async () => {
  const { at, set, paid } = await openDesk({ agent: true, rewardRatio: 2_000 })
  await set({ rewardRatio: 10_000 })
  at(NEXT)
  const same = { rewardRatio: 2_000 }
  const days = await Promise.all([set(same), set(same), set(same)])
  expect(days.toSorted()).toEqual(['2026-11-22', null, null])
  expect(await paid()).toEqual(['2000/0', '2000/0', '2000/0'])
})
