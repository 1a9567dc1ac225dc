import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'
import { ancestorsOn } from '#server/tree/ancestorsOn.ts'
import { dayOf } from '#shared/days.ts'
import type { DeskPath } from '#shared/desk/index.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

const named: DeskPath[] = [
  'operator/freeze',
  'operator/unfreeze',
  'operator/endSessions',
  'operator/endPassword',
  'operator/appoint',
  'operator/asMember',
]
test.each(named)('%s wants a member who is there, and a reason', async (path) => {
  const { bob, ask, lines } = farm
  const more = path === 'operator/asMember' ? { path: 'member/userInfo' } : {}
  const nobody = { memberId: '999999999', reason, ...more }
  expect(await ask(path, nobody)).toMatchObject({ code: 400, field: 'memberId' })
  const wordless = { memberId: bob.id, reason: ' ', ...more }
  expect(await ask(path, wordless)).toMatchObject({ code: 400, field: 'reason' })
  expect(await lines(bob)).toEqual([])
})

test.each(['   ', 'ab', ' a ', 'seen\u001b[2J', 'a\u202eb c', 'x'.repeat(501)])(
  '%j is no reason',
  async (wrong) => {
    const { bob, ask, isIn } = farm
    const asked = { memberId: bob.id, reason: wrong }
    expect(await ask('operator/freeze', asked)).toMatchObject({ code: 400, field: 'reason' })
    expect(await isIn(bob)).toBe(true)
  },
)

test('nobody does to the own account, spelled otherwise, what nobody may do to it', async () => {
  const { boss, ask, lines } = farm
  const spelled = `0${boss.id}`
  for (const memberId of [boss.id, spelled]) {
    const asked = { memberId, reason, agent: true, rewardRatio: '0.9' }
    expect(await ask('operator/appoint', asked)).toMatchObject({ code: 400, field: 'memberId' })
    expect(await ask('operator/freeze', { memberId, reason })).toMatchObject({ code: 400 })
  }
  const leaving = { memberId: spelled, role: 'operator', on: false, reason }
  expect(await ask('operator/setRole', leaving)).toMatchObject({ code: 400, field: 'memberId' })
  expect(await lines(boss)).toEqual([])
})

test('nobody freezes the own account', async () => {
  const { boss, ask, isIn } = farm
  const said = await ask('operator/freeze', { memberId: boss.id, reason })
  expect(said).toMatchObject({ code: 400, field: 'memberId' })
  expect(await isIn(boss)).toBe(true)
})

test('a frozen member is out at once, wherever signed in, and in again when told so', async () => {
  const { boss, ask, lines, isIn } = farm
  const member = await enrol(farm)
  const { id: memberId } = member
  const frozen = await ask('operator/freeze', { memberId, reason })
  expect(frozen).toMatchObject({ code: 200, result: { id: memberId, frozen: reason } })
  expect(await isIn(member)).toBe(false)
  await ask('operator/freeze', { memberId, reason })
  const list = async () => (await ask('operator/members', { filter: 'frozen' })).result.list
  expect(await list()).toMatchObject([{ id: memberId, frozen: reason }])
  const sheet = await ask('operator/member', { memberId })
  expect(sheet.result).toMatchObject({ frozen: { reason }, sessions: 0 })
  const back = { memberId, reason: 'it was a mistake' }
  for (const _ of [1, 2])
    expect(await ask('operator/unfreeze', back)).toMatchObject({ result: { frozen: null } })
  expect(await list()).toEqual([])
  const actor = `member ${boss.id}`
  expect(await lines(member)).toEqual([
    { actor, act: 'freeze', before: { frozen: null }, after: { frozen: reason }, reason },
    {
      actor,
      act: 'unfreeze',
      before: { frozen: reason },
      after: { frozen: null },
      reason: 'it was a mistake',
    },
  ])
})

test('sign-ins end together, told twice under one key once, and without any there is no line', async () => {
  const { boss, ask, lines, isIn } = farm
  const member = await enrol(farm)
  const asked = { memberId: member.id, reason }
  const key = randomUUID()
  for (const _ of [1, 2])
    expect(await ask('operator/endSessions', asked, boss, key)).toMatchObject({
      result: { id: member.id, ended: 1 },
    })
  expect(await isIn(member)).toBe(false)
  expect(await ask('operator/endSessions', asked)).toMatchObject({ result: { ended: 0 } })
  expect(await lines(member)).toHaveLength(1)
})

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

test('whoever is above is told no ratios that are kept of a member who is appointed no more', async () => {
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
