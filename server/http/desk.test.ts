import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskMatrix } from '#server/testing/deskMatrix.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import { ROLES, type Role } from '#shared/desk/roles.ts'

let service: Service
let cast: Record<Role, Enrolled>
let plain: Enrolled
beforeAll(async () => {
  service = await openService()
  plain = await enrol(service)
  const made = await Promise.all(
    ROLES.map(async (role) => [role, await enrol(service, { roles: [role] })] as const),
  )
  cast = Object.fromEntries(made) as typeof cast
}, 60_000)
afterAll(() => service.close())

const paths = Object.keys(desk) as DeskPath[]
const bodyFor = (path: DeskPath) => deskMatrix[path].body?.(plain.id) ?? {}

type Said = { code: number; message: string; field?: string; result: unknown }
const ask = (
  path: DeskPath,
  token?: string,
  body: object = bodyFor(path),
  key: string = randomUUID(),
) => service.call(path, body, { token, headers: { 'idempotency-key': key } }) as Promise<Said>

const lines = () =>
  service.db.inTx(
    (tx) => tx<{ actor: string; act: string; subject: string; reason: string }>`
      select actor, act, subject, reason from operator_act order by id`,
  )

describe('who may (specification §6)', () => {
  test('every call of the desk is in the matrix, and no other', () => {
    expect(Object.keys(deskMatrix).toSorted()).toEqual(paths.toSorted())
  })

  test.each(paths)('%s is for nobody who is not signed in', async (path) => {
    expect(await ask(path)).toMatchObject({ code: 401 })
  })

  test.each(paths)(
    '%s tells a member without a role nothing, not even what it takes',
    async (path) => {
      const before = await lines()
      expect(await ask(path, plain.token)).toMatchObject({ code: 403, result: null })
      expect(await ask(path, plain.token, { memberId: [] })).toMatchObject({
        code: 403,
        result: null,
      })
      expect(await lines()).toEqual(before)
    },
  )

  test.each(paths.flatMap((path) => ROLES.map((role) => [path, role] as const)))(
    '%s answers %s as the matrix says',
    async (path, role) => {
      const { may, says = 200 } = deskMatrix[path]
      const { code, message } = await ask(path, cast[role].token)
      expect([code, message]).toEqual([may.includes(role) ? says : 403, expect.any(String)])
    },
  )
})

test('a role that was taken away ends at once, in the session that has it', async () => {
  const [boss, helper] = [cast.operator, await enrol(service, { roles: ['auditor'] })]
  expect(await ask('operator/log', helper.token)).toMatchObject({ code: 200 })
  const asked = { memberId: helper.id, role: 'auditor', on: false, reason: 'has left' }
  expect(await ask('operator/setRole', boss.token, asked)).toMatchObject({ code: 200 })
  expect(await ask('operator/log', helper.token)).toMatchObject({ code: 403 })
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

test('an act told fifty times under one key is done once, and written down once', async () => {
  const member = await enrol(service)
  const body = { memberId: member.id, role: 'reviewer', on: true, reason: 'joins the reviewers' }
  const key = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 50 }, () => ask('operator/setRole', cast.operator.token, body, key)),
  )
  expect(new Set(told.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(told[0]).toMatchObject({ code: 200, result: { roles: ['reviewer'] } })
  const own = (await lines()).filter(({ subject }) => subject === `member ${member.id}`)
  expect(own).toEqual([
    {
      actor: `member ${cast.operator.id}`,
      act: 'setRole',
      subject: `member ${member.id}`,
      reason: 'joins the reviewers',
    },
  ])
  const other = { ...body, role: 'editor' }
  expect(await ask('operator/setRole', cast.operator.token, other, key)).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
})

test('a write without a key, or of a member who is not there, changes nothing and says which field', async () => {
  const before = await lines()
  const { token } = cast.operator
  expect(await ask('operator/setRole', token, undefined, 'x')).toMatchObject({
    code: 400,
    field: 'Idempotency-Key',
  })
  const nobody = { memberId: '999999999', role: 'editor', on: true, reason: 'not there' }
  expect(await ask('operator/setRole', token, nobody)).toMatchObject({
    code: 400,
    field: 'memberId',
  })
  const wordless = { memberId: plain.id, role: 'editor', on: true, reason: '' }
  expect(await ask('operator/setRole', token, wordless)).toMatchObject({
    code: 400,
    field: 'reason',
  })
  expect(await lines()).toEqual(before)
})

test('the log is found by who, what and whom, and its chain verifies', async () => {
  const member = await enrol(service)
  for (const on of [true, false])
    await ask('operator/setRole', cast.operator.token, {
      memberId: member.id,
      role: 'editor',
      on,
      reason: `on: ${on}`,
    })
  const { token } = cast.auditor
  type Page = { list: { reason: string; hash: string }[]; next: string | null }
  const page = async (more: object) =>
    (await ask('operator/log', token, { subject: `member ${member.id}`, ...more })).result as Page
  const first = await page({ act: 'setR', actor: `member ${cast.operator.id}`, limit: 1 })
  expect(first.list.map(({ reason }) => reason)).toEqual(['on: false'])
  const second = await page({ limit: 1, cursor: first.next })
  expect(second.list.map(({ reason }) => reason)).toEqual(['on: true'])
  expect((await page({ act: '%' })).list).toEqual([])
  expect((await ask('operator/checkLog', token)).result).toEqual({
    lines: (await lines()).length,
    last: first.list[0]?.hash,
    broken: [],
  })
})

test('what reads all there is, is done a few times and not in a loop; others may go on', async () => {
  const [eager, other] = await Promise.all([
    enrol(service, { roles: ['auditor'] }),
    enrol(service, { roles: ['auditor'] }),
  ])
  const said = []
  for (let time = 0; time < 8; time += 1) said.push(await ask('operator/checkLog', eager.token))
  expect(said.slice(0, 5).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
  expect(said.at(-1)).toMatchObject({ code: 400, message: expect.stringContaining('Too many') })
  expect((await ask('operator/log', eager.token)).code).toBe(200)
  expect((await ask('operator/checkLog', other.token)).code).toBe(200)
})
