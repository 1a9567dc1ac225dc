import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'
import { ancestorsOn } from '#server/tree/ancestorsOn.ts'
import { dayOf } from '#shared/days.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

test('an operator appoints anyone to anything; the same again changes nothing', async () => {
  const { db, ask, lines } = farm
  const member = await enrol(farm)
  const asked = { memberId: member.id, agent: true, rewardRatio: '0.9', reason }
  const done = await ask('operator/appoint', asked)
  const stands = { agent: true, site: false, rewardRatio: '0.9000', subsidyRatio: '0.0000' }
  expect(done).toMatchObject({ code: 200, result: { ...stands, from: expect.any(String) } })
  expect(await ask('operator/appoint', asked)).toMatchObject({
    result: { ...stands, from: null },
  })
  expect(await lines(member)).toMatchObject([
    {
      act: 'appoint',
      before: { agent: false, rewardRatio: '0' },
      after: { rewardRatio: '9000' },
    },
  ])
  const wrong = { ...asked, rewardRatio: '1.1' }
  expect(await ask('operator/appoint', wrong)).toMatchObject({ code: 400, field: 'rewardRatio' })
  const { result } = await ask('operator/members', { filter: 'agents' })
  expect(result.list.map(({ id }) => id)).toContain(member.id)
  expect(await audit(db)).toEqual([])
})

test('nobody is told ratios that are kept of a member who is appointed no more, nor is that member', async () => {
  const { ann, ask, call } = farm
  const member = await enrol(farm, { inviter: ann.id })
  const on = { memberId: member.id, agent: true, rewardRatio: '0.9', reason }
  expect(await ask('operator/appoint', on)).toMatchObject({ code: 200 })
  const off = { memberId: member.id, agent: false, reason }
  expect(await ask('operator/appoint', off)).toMatchObject({ result: { rewardRatio: '0.9000' } })
  const { result } = await call(
    'member/referenceList',
    { keywords: member.id },
    { token: ann.token },
  )
  expect(result.list).toMatchObject([{ agent: false, rewardRatio: '0.0000' }])
  const own = await call('member/userInfo', {}, { token: member.token })
  expect(own.result).toMatchObject({ agent: false, rewardRatio: '0.0000' })
})

test('what one operator makes of somebody counts for no day that begins within 24 hours', async () => {
  const { ann, ask, db, clock, world, lines } = farm
  const now = clock.now().getTime()
  const dayIn = (days: number) => dayOf(new Date(now + days * 86_400_000))
  const member = await enrol(farm, { inviter: ann.id })
  const asked = { memberId: member.id, agent: true, rewardRatio: '1', reason }
  expect(await ask('operator/appoint', asked)).toMatchObject({ result: { from: dayIn(2) } })
  const ratioOn = (day: string) =>
    db.inTx(async (tx) => (await ancestorsOn(tx, day, [member.id])).get(member.id)?.rewardRatio)
  expect([await ratioOn(dayIn(1)), await ratioOn(dayIn(2))]).toEqual([0, 10_000])
  // Taken back in time it counts for no day at all.
  expect(await ask('operator/appoint', { ...asked, agent: false })).toMatchObject({ code: 200 })
  expect(await ratioOn(dayIn(2))).toBe(0)
  expect(await lines(member)).toHaveLength(2)
  const other = await enrol(farm, { inviter: ann.id })
  const atCommandLine = await atDeskOf(world)('operator/appoint', { ...asked, memberId: other.id })
  expect(atCommandLine).toMatchObject({ from: dayIn(1) })
})

test('nor does it through those to whom it would be given on at once', async () => {
  const { ann, ask, call, clock } = farm
  const now = clock.now().getTime()
  const dayIn = (days: number) => dayOf(new Date(now + days * 86_400_000))
  const friend = await enrol(farm, { inviter: ann.id })
  const below = await enrol(farm, { inviter: friend.id })
  const asked = { memberId: friend.id, agent: true, rewardRatio: '1', reason }
  expect(await ask('operator/appoint', asked)).toMatchObject({ result: { from: dayIn(2) } })
  const given = { memberId: below.id, rewardRatio: '1', subsidyRatio: '0' }
  const said = await call('member/miners', given, { token: friend.token })
  expect(said).toMatchObject({ code: 400, field: 'rewardRatio' })
  expect(said.message).toContain(dayIn(2))
})
