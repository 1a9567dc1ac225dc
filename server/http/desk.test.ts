import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskMatrix } from '#server/testing/deskMatrix.ts'
import { enrol } from '#server/testing/enrol.ts'
import { type Desk, openDesk } from '#server/testing/openDesk.ts'
import { openService } from '#server/testing/openService.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import { ROLES } from '#shared/desk/roles.ts'

const paths = Object.keys(desk) as DeskPath[]

let office: Desk
beforeAll(async () => {
  office = await openDesk()
}, 60_000)
afterAll(() => office.close())

describe('who may (specification §6)', () => {
  test('every call of the desk is in the matrix, and no other', () => {
    expect(Object.keys(deskMatrix).toSorted()).toEqual(paths.toSorted())
  })

  test.each(paths)('%s is for nobody who is not signed in', async (path) => {
    expect(await office.ask(path)).toMatchObject({ code: 401 })
  })

  test.each(paths)(
    '%s tells a member without a role nothing, not even what it takes',
    async (path) => {
      const before = await office.lines()
      expect(await office.ask(path, office.plain.token)).toMatchObject({ code: 403, result: null })
      expect(await office.ask(path, office.plain.token, { memberId: [] })).toMatchObject({
        code: 403,
        result: null,
      })
      expect(await office.lines()).toEqual(before)
    },
  )

  test.each(paths.flatMap((path) => ROLES.map((role) => [path, role] as const)))(
    '%s answers %s as the matrix says',
    async (path, role) => {
      const { may, says = 200 } = deskMatrix[path]
      const { code, message } = await office.ask(path, office.cast[role].token)
      expect([code, message]).toEqual([may.includes(role) ? says : 403, expect.any(String)])
    },
  )
})

test('a role that was taken away ends at once, in the session that has it', async () => {
  const [boss, helper] = [office.cast.operator, await enrol(office.service, { roles: ['auditor'] })]
  expect(await office.ask('operator/log', helper.token)).toMatchObject({ code: 200 })
  const asked = { memberId: helper.id, role: 'auditor', on: false, reason: 'has left' }
  expect(await office.ask('operator/setRole', boss.token, asked)).toMatchObject({ code: 200 })
  expect(await office.ask('operator/log', helper.token)).toMatchObject({ code: 403 })
})

test('the last operator stays one', async () => {
  const only = await openService()
  try {
    const boss = await enrol(only, { roles: ['operator', 'auditor'] })
    const body = { memberId: boss.id, role: 'operator', on: false, reason: 'tired of it' }
    const headers = { 'idempotency-key': randomUUID() }
    const said = await only.call('operator/setRole', body, { token: boss.token, headers })
    expect(said).toMatchObject({ code: 400, field: 'role' })
    expect((await only.db.inTx((tx) => tx`select 1 from operator_act`)).length).toBe(0)
  } finally {
    await only.close()
  }
})

test('the log is found by who, what and whom, and its chain verifies', async () => {
  const member = await enrol(office.service)
  for (const on of [true, false])
    await office.ask('operator/setRole', office.cast.operator.token, {
      memberId: member.id,
      role: 'editor',
      on,
      reason: `on: ${on}`,
    })
  const { token } = office.cast.auditor
  type Page = { list: { reason: string; hash: string }[]; next: string | null }
  const page = async (more: object) =>
    (await office.ask('operator/log', token, { subject: `member ${member.id}`, ...more }))
      .result as Page
  const first = await page({ act: 'setR', actor: `member ${office.cast.operator.id}`, limit: 1 })
  expect(first.list.map(({ reason }) => reason)).toEqual(['on: false'])
  const second = await page({ limit: 1, cursor: first.next })
  expect(second.list.map(({ reason }) => reason)).toEqual(['on: true'])
  expect((await page({ act: '%' })).list).toEqual([])
  expect((await office.ask('operator/checkLog', token)).result).toEqual({
    lines: (await office.lines()).length,
    last: first.list[0]?.hash,
    breaks: 0,
    broken: [],
  })
})

test('what reads all there is, is done a few times and not in a loop; others may go on', async () => {
  const [eager, other] = await Promise.all([
    enrol(office.service, { roles: ['auditor'] }),
    enrol(office.service, { roles: ['auditor'] }),
  ])
  const said = []
  for (let time = 0; time < 8; time += 1)
    said.push(await office.ask('operator/checkLog', eager.token))
  expect(said.slice(0, 5).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
  expect(said.at(-1)).toMatchObject({ code: 400, message: expect.stringContaining('Too many') })
  expect((await office.ask('operator/log', eager.token)).code).toBe(200)
  expect((await office.ask('operator/checkLog', other.token)).code).toBe(200)
})
