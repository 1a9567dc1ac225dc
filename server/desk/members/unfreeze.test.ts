import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

const stolen = 'the session was stolen'

/** A member who is shut out, how that was seen, and what comes of letting in upon it. */
async function shutOut() {
  const { id: memberId } = await enrol(farm)
  const freeze = (why: string) => farm.ask('operator/freeze', { memberId, reason: why })
  const shown = async () => (await farm.ask('operator/member', { memberId })).result.frozen
  await freeze(reason)
  const frozen = await shown()
  const letIn = (seen = frozen) =>
    farm.ask('operator/unfreeze', { memberId, reason: 'it was a mistake', frozen: seen })
  return { freeze, shown, letIn }
}

const refused = { code: 400, message: expect.stringContaining('stood before') }

test('who was let in and shut out anew is not let in by who decided upon the freeze before', async () => {
  const { freeze, shown, letIn } = await shutOut()
  expect(await letIn()).toMatchObject({ code: 200 })
  expect(await letIn()).toMatchObject({ code: 200 })
  farm.pass(1)
  await freeze(reason)
  expect(await letIn()).toMatchObject(refused)
  expect(await shown()).toMatchObject({ reason })
  expect(await letIn(await shown())).toMatchObject({ code: 200 })
  expect(await shown()).toBeNull()
})

test('who is shut out for another reason by now is not let in upon the one before', async () => {
  const { freeze, shown, letIn } = await shutOut()
  await freeze(stolen)
  expect(await letIn()).toMatchObject(refused)
  expect(await shown()).toMatchObject({ reason: stolen })
})
