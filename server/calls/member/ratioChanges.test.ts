import { expect, test } from 'vitest'
import { appoint } from '#server/members/appoint.ts'
import { changesOf, openRatios, stand, to } from './testing/openRatios.ts'

test('the member is shown who changed what, newest first, and nobody else is', async () => {
  const books = await openRatios()
  const { top, agent, pledger } = books
  await stand(books, agent, 1_500n)
  const list = await changesOf(agent)
  const none = { agent: false, site: false, rewardRatio: '0.0000', subsidyRatio: '0.0000' }
  const appointed = { ...none, agent: true, rewardRatio: '0.2000' }
  expect(list).toMatchObject([
    { by: null, before: appointed, ...appointed, rewardRatio: '0.1500' },
    { by: { id: top.id, nickname: 'Top' }, before: none, ...appointed },
  ])
  expect(list[0]?.createdAt).toBe('2026-11-20T12:00:00.000Z')
  expect(await changesOf(pledger)).toEqual([])
  const page = await agent.call('member/ratioChanges', { limit: 1 })
  const rest = await agent.call('member/ratioChanges', { limit: 1, cursor: page.result.next })
  expect([...page.result.list, ...rest.result.list]).toEqual(list)
  expect(rest.result.next).toBeNull()
})

test('an act that changes nothing is no change', async () => {
  const books = await openRatios()
  await stand(books, books.agent, 2_000n)
  expect(await changesOf(books.agent)).toHaveLength(1)
})

test('a ratio that is kept of who was appointed to nothing is told as none, before and after', async () => {
  const books = await openRatios()
  const { db, world, top, agent } = books
  const now = world.clock.now()
  await db.inTx((tx) => appoint(tx, agent.id, { to: { agent: false }, now }))
  const { code } = await top.call('member/miners', to(agent, '0.1'))
  expect(code).toBe(200)
  const none = { agent: false, site: false, rewardRatio: '0.0000', subsidyRatio: '0.0000' }
  const [again, ended] = await changesOf(agent)
  expect(again).toMatchObject({ before: none, agent: true, rewardRatio: '0.1000' })
  expect(ended).toMatchObject({ ...none, before: { agent: true, rewardRatio: '0.2000' } })
})
