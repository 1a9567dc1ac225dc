import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'
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
