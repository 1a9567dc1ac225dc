import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
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

test('a copy that comes after a refusal is refused too, in words of who sends it, and so is another body', async () => {
  const { token, id } = office.cast.operator
  const body = { memberId: id, role: 'operator', on: false, reason: 'leaves the desk' }
  const key = randomUUID()
  const no = { code: 400, field: 'role', result: null }
  const first = await office.ask('operator/setRole', token, body, key)
  expect(first).toMatchObject({ ...no, message: expect.stringMatching(/^Somebody has to stay/) })
  const second = await enrol(office.service, { roles: ['operator'] })
  const before = await office.lines()
  expect(await office.ask('operator/setRole', token, body, key.toUpperCase())).toEqual(first)
  const headers = { 'idempotency-key': key }
  const late = await office.service.call('operator/setRole', body, { token, locale: 'zh', headers })
  expect(late).toMatchObject({ ...no, message: expect.stringMatching(/^至少要保留一位管理員/) })
  const other = { ...body, role: 'editor' }
  expect(await office.ask('operator/setRole', token, other, key)).toMatchObject({
    field: 'Idempotency-Key',
  })
  expect(await office.lines()).toEqual(before)
  // Asked anew it is done: somebody else is there now.
  expect(await office.ask('operator/setRole', token, body)).toMatchObject({ code: 200 })
  const back = { ...body, on: true, reason: 'is back' }
  expect(await office.ask('operator/setRole', second.token, back)).toMatchObject({ code: 200 })
})

test('who may not has used no key', async () => {
  const { token, id } = office.cast.editor
  const body = { memberId: office.plain.id, role: 'auditor', on: true, reason: 'audits' }
  const key = randomUUID()
  expect(await office.ask('operator/setRole', token, body, key)).toMatchObject({ code: 403 })
  const at = atDeskOf(office.service.world)
  await at('operator/setRole', { memberId: id, role: 'operator', on: true, reason: 'may now' })
  expect(await office.ask('operator/setRole', token, body, key)).toMatchObject({ code: 200 })
})
