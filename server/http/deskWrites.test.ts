import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { type Desk, openDesk } from '#server/testing/openDesk.ts'

let office: Desk
beforeAll(async () => {
  office = await openDesk()
}, 60_000)
afterAll(() => office.close())

test('an act told fifty times under one key is done once, and written down once', async () => {
  const member = await enrol(office.service)
  const { id: boss, token } = office.cast.operator
  const body = { memberId: member.id, role: 'reviewer', on: true, reason: 'joins the reviewers' }
  const key = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 50 }, () => office.ask('operator/setRole', token, body, key)),
  )
  expect(new Set(told.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(told[0]).toMatchObject({ code: 200, result: { roles: ['reviewer'] } })
  const own = (await office.lines()).filter(({ subject }) => subject === `member ${member.id}`)
  expect(own).toEqual([
    {
      actor: `member ${boss}`,
      act: 'setRole',
      subject: `member ${member.id}`,
      reason: 'joins the reviewers',
    },
  ])
  const other = { ...body, role: 'editor' }
  expect(await office.ask('operator/setRole', token, other, key)).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
})

test('a write without a key, or of a member who is not there, changes nothing and says which field', async () => {
  const before = await office.lines()
  const { token } = office.cast.operator
  expect(await office.ask('operator/setRole', token, undefined, 'x')).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
  const nobody = { memberId: '999999999', role: 'editor', on: true, reason: 'not there' }
  expect(await office.ask('operator/setRole', token, nobody)).toMatchObject({
    code: 400,
    field: 'memberId',
  })
  const wordless = { memberId: office.plain.id, role: 'editor', on: true, reason: '' }
  expect(await office.ask('operator/setRole', token, wordless)).toMatchObject({
    code: 400,
    field: 'reason',
  })
  expect(await office.lines()).toEqual(before)
})
