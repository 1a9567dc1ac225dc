import { expect, test } from 'vitest'
import { to } from '#server/community/testing/openTeam.ts'
import { appoint } from '#server/members/appoint.ts'
import { openAt } from '#server/testing/openAt.ts'

const DAY = 86_400_000
const ANNOUNCED = '2026-11-20T23:59:00.000Z'

/** A leader at 20 % for whom an operator has announced another ratio at the console, and a member below. */
async function openAnnounced(rewardRatio: bigint, before = 2_000n) {
  const books = await openAt('2026-11-18T12:00:00.000Z')
  const leader = await books.join()
  const below = await books.join({ inviter: leader.id })
  /** What an operator makes of the leader. */
  const stand = (ratio: bigint, notice: number) =>
    books.db.inTx((tx) => {
      const now = books.world.clock.now()
      return appoint(tx, leader.id, { to: { agent: true, rewardRatio: ratio }, now, notice })
    })
  await stand(before, 0)
  books.at(ANNOUNCED)
  const from = await stand(rewardRatio, DAY)
  const give = (ratio: string) => leader.call('member/miners', to(below, ratio, '0'))
  return { ...books, leader, below, stand, give, from }
}

test('what is only announced is given on to nobody before its day, and then it is', async () => {
  const { at, give, from, below, leader } = await openAnnounced(9_000n)
  expect(from).toBe('2026-11-22')
  for (const moment of [ANNOUNCED, '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z']) {
    at(moment)
    const said = await give('0.2001')
    expect(said).toMatchObject({ code: 400, field: 'rewardRatio' })
    expect(said.message).toContain('At most 20 % until 2026-11-22, 00:00 UTC')
  }
  expect((await give('0.2')).code).toBe(200)
  at('2026-11-22T00:00:00.000Z')
  const raised = await leader.call('member/modifyMiners', to(below, '0.9', '0'))
  expect(raised).toMatchObject({ code: 200 })
})

test('taken back before its day it was given on to nobody', async () => {
  const { at, give, stand } = await openAnnounced(9_000n)
  at('2026-11-21T00:00:01.000Z')
  expect((await give('0.9')).code).toBe(400)
  await stand(2_000n, DAY)
  at('2026-11-23T00:00:00.000Z')
  expect((await give('0.2001')).message).toContain('no more than your own ratio')
  expect((await give('0.2')).code).toBe(200)
})

test('what is announced to be less is the most that can be given at once', async () => {
  const { give } = await openAnnounced(1_000n)
  expect((await give('0.1001')).message).toContain('At most 10 %: no more than your own ratio')
  expect((await give('0.1')).code).toBe(200)
})

test('nor is anything taken from those below by who is only announced', async () => {
  const { at, db, world, leader, below } = await openAnnounced(9_000n, 0n)
  await db.inTx((tx) => {
    const to = { agent: true, rewardRatio: 5_000n }
    return appoint(tx, below.id, { to, now: world.clock.now() })
  })
  const end = () => leader.call('member/modifyMiners', to(below, '0', '0'))
  const said = await end()
  expect(said).toMatchObject({ code: 400, field: 'rewardRatio' })
  expect(said.message).toContain('2026-11-22')
  at('2026-11-22T00:00:00.000Z')
  expect((await end()).code).toBe(200)
})

test('a member is told what counts until the announced day, and nothing from then on', async () => {
  const { at, leader } = await openAnnounced(9_000n)
  const until = async () => (await leader.call('member/ratioChanges', {})).result.until
  const ratios = { rewardRatio: '0.2000', subsidyRatio: '0.0000' }
  const both = { agent: true, site: false, day: '2026-11-22' }
  expect(await until()).toEqual({
    ...both,
    ...ratios,
    coming: [{ ...both, ...ratios, rewardRatio: '0.9000' }],
  })
  at('2026-11-21T23:59:59.999Z')
  expect(await until()).toMatchObject({ day: '2026-11-22' })
  at('2026-11-22T00:00:00.000Z')
  expect(await until()).toBeNull()
})

test('what counts from the next 00:00 UTC on is nothing announced', async () => {
  const { at, leader, stand } = await openAnnounced(9_000n)
  at('2026-11-23T12:00:00.000Z')
  await stand(5_000n, 0)
  expect((await leader.call('member/ratioChanges', {})).result.until).toBeNull()
})
