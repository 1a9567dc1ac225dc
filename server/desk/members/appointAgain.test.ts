import { afterAll, beforeAll, expect, test } from 'vitest'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'
import { dayOf } from '#shared/days.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

const dayIn = (days: number) => dayOf(new Date(farm.clock.now().getTime() + days * 86_400_000))

test('who was an agent once and is appointed again begins without the ratio of then', async () => {
  const { ask, world } = farm
  const { id: memberId } = await enrol(farm)
  const once = { memberId, agent: true, rewardRatio: '0.9', reason }
  expect(await ask('operator/appoint', once)).toMatchObject({ code: 200 })
  expect(await ask('operator/appoint', { memberId, agent: false, reason })).toMatchObject({
    code: 200,
  })
  const shown = await ask('operator/member', { memberId })
  expect(shown.result).toMatchObject({ agent: false, rewardRatio: '0.0000', until: null })
  // What the sheet sends where nothing but the box is touched, and what the command line does.
  expect(await ask('operator/appoint', { memberId, agent: true, reason })).toMatchObject({
    result: { agent: true, rewardRatio: '0.0000' },
  })
  const atCommandLine = atDeskOf(world)
  await atCommandLine('operator/appoint', { ...once, agent: false })
  const again = await atCommandLine('operator/appoint', { memberId, site: true, reason })
  expect(again).toMatchObject({ site: true, rewardRatio: 0n, subsidyRatio: 0n })
  // Who is the one has a ratio that is shown, and keeps it as the other.
  const more = { memberId, subsidyRatio: '0.3', reason }
  expect(await ask('operator/appoint', more)).toMatchObject({ code: 200 })
  expect(await ask('operator/appoint', { memberId, agent: true, reason })).toMatchObject({
    result: { agent: true, site: true, subsidyRatio: '0.3000' },
  })
})

test('nobody is given a ratio who is appointed to nothing', async () => {
  const { ask, lines } = farm
  const member = await enrol(farm)
  const asked = { memberId: member.id, rewardRatio: '0.3', reason }
  const said = await ask('operator/appoint', asked)
  expect(said).toMatchObject({ code: 400, field: 'memberId' })
  expect(said.message).toContain('not appointed')
  expect(await lines(member)).toEqual([])
})

test('the desk is shown what counts now, and what comes from which day', async () => {
  const { ann, ask, world } = farm
  const { id: memberId } = await enrol(farm, { inviter: ann.id })
  const one = (list: { id: string }[]) => list.find(({ id }) => id === memberId)
  const until = async () => {
    const { result } = await ask('operator/member', { memberId })
    const tree = await ask('operator/tree', { memberId: ann.id })
    expect(one(tree.result.list)).toMatchObject({ until: result.until })
    return result.until
  }
  const now = { memberId, agent: true, rewardRatio: '0.2', reason } as const
  await atDeskOf(world)('operator/appoint', now)
  expect(await until()).toBeNull()
  expect(await ask('operator/appoint', { ...now, rewardRatio: '1' })).toMatchObject({ code: 200 })
  expect(await until()).toMatchObject({
    day: dayIn(2),
    agent: true,
    rewardRatio: '0.2000',
    coming: [{ day: dayIn(2), agent: true, rewardRatio: '1.0000' }],
  })
  expect(await ask('operator/appoint', now)).toMatchObject({
    result: { from: null, takenBack: true },
  })
  expect(await until()).toBeNull()
})

test('what is taken back is answered as taken back, and the log tells what stands then', async () => {
  const { ask, lines, world } = farm
  const member = await enrol(farm)
  const { id: memberId } = member
  const on = { memberId, agent: true, rewardRatio: '0.5', reason } as const
  const off = { memberId, agent: false, reason } as const
  const back = { agent: false, from: null, takenBack: true }
  expect(await ask('operator/appoint', on)).toMatchObject({
    result: { from: dayIn(2), takenBack: false },
  })
  expect(await ask('operator/appoint', off)).toMatchObject({ result: back })
  const [line] = (await lines(member)).slice(-1)
  expect(line?.after).toEqual({ agent: false, site: false, rewardRatio: '0', subsidyRatio: '0' })
  // To another ratio than what counts now it is no taking back, and comes.
  await ask('operator/appoint', on)
  expect(await ask('operator/appoint', { ...on, rewardRatio: '0.4' })).toMatchObject({
    result: { from: dayIn(2), takenBack: false },
  })
  expect(await atDeskOf(world)('operator/appoint', off)).toMatchObject(back)
  // What was never announced ends as it always did.
  const other = await enrol(farm)
  await atDeskOf(world)('operator/appoint', { ...on, memberId: other.id })
  const ended = await atDeskOf(world)('operator/appoint', { ...off, memberId: other.id })
  expect(ended).toMatchObject({
    from: dayIn(1),
    takenBack: false,
  })
})
