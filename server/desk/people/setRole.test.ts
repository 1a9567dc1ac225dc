import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

const revisionOf = async (memberId: string) =>
  (await farm.ask('operator/holder', { memberId })).result.revision
const rolesOf = async (memberId: string) =>
  (await farm.ask('operator/holder', { memberId })).result.roles

test('a role that was given and taken since it was seen is not given once more by who comes late', async () => {
  const { id: memberId } = await enrol(farm)
  const given = { memberId, role: 'treasurer', on: true, reason }
  const seen = await revisionOf(memberId)
  for (const on of [true, false]) await farm.ask('operator/setRole', { ...given, on })
  const late = await farm.ask('operator/setRole', { ...given, revision: seen })
  expect(late).toMatchObject({ code: 400, message: expect.stringContaining('stood before') })
  expect(await rolesOf(memberId)).toEqual([])

  const now = { ...given, revision: await revisionOf(memberId) }
  expect(await farm.ask('operator/setRole', now)).toMatchObject({ code: 200 })
  expect(await rolesOf(memberId)).toEqual(['treasurer'])
  // It is as it was wanted, whoever did it: nobody is refused over that.
  expect(await farm.ask('operator/setRole', now)).toMatchObject({ code: 200 })
})

test('the list of who works at the desk says the same of each as the look at one', async () => {
  const { id: memberId } = await enrol(farm)
  await farm.ask('operator/setRole', { memberId, role: 'editor', on: true, reason })
  const { list } = (await farm.ask('operator/roles', {})).result
  for (const { id, revision } of list) expect([id, revision]).toEqual([id, await revisionOf(id)])
  expect(list.find(({ id }: { id: string }) => id === memberId)).toMatchObject({ revision: 1 })
})
