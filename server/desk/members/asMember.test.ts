import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/index.ts'
import { MEMBER_READS } from '#shared/desk/members.ts'

let service: Service
let boss: Enrolled
let auditor: Enrolled
let ann: Enrolled
beforeAll(async () => {
  service = await openService()
  boss = await enrol(service, { roles: ['operator'] })
  auditor = await enrol(service, { roles: ['auditor'] })
  ann = await enrol(service, { coins: 1_000n })
  await enrol(service, { inviter: ann.id })
  for (const [path, body] of [
    ['product/pledge', { coin: 'BTCW', amount: '10', planId: 'd30' }],
    ['asset/transfer', { payeeId: boss.id, coin: 'BTCW', amount: '7' }],
    ['asset/cash', { coin: 'BTCWT', amount: '20', address: `0x${'3'.repeat(40)}` }],
  ] as const) {
    const headers = { 'idempotency-key': randomUUID() }
    const made = await service.call(path, body, { token: ann.token, headers })
    if (made.code !== 200) throw new Error(made.message)
  }
}, 60_000)
afterAll(() => service.close())

const reason = 'asked for at the counter'
const ask = (body: object, by: Enrolled = boss) =>
  service.call('operator/asMember', body, { token: by.token })

const lines = (member: Enrolled) =>
  service.db.inTx(
    (tx) => tx`
      select actor, act, before, after, reason from operator_act
      where subject = ${`member ${member.id}`} order by id`,
  )

test('every reading call of members can be looked at, and no other', async () => {
  const reading = Object.entries<Call>(calls).filter(
    ([, call]) => call.who === 'member' && call.offline,
  )
  expect([...MEMBER_READS].toSorted()).toEqual(reading.map(([path]) => path).toSorted())
  for (const path of ['member/logout', 'asset/cash', 'member/inboxRead', 'home/notice'])
    expect(await ask({ memberId: ann.id, path, reason })).toMatchObject({
      code: 400,
      field: 'path',
    })
})

/** What calls are asked that take more than nothing. */
const BODIES: Partial<Record<(typeof MEMBER_READS)[number], object>> = {
  'asset/statementLines': { coin: 'BTCW', bucket: 'available', page: 0 },
}

test.each(MEMBER_READS)('%s answers what the member is answered', async (path) => {
  const { [path]: body = {} } = BODIES
  const own = await service.call(path, body, { token: ann.token })
  const seen = await ask({ memberId: ann.id, path, body, reason }, auditor)
  expect(own.code).toBe(200)
  // Each look is a line of the log, so that what was there to be seen has grown meanwhile.
  const timeless = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer).replaceAll(/"(asOf|seen)":"[^"]+"/g, '"$1":""'))
  expect(timeless(seen.result.answer)).toEqual(timeless(own.result))
})

test('each look is a line: who, at whom, what and why; nothing else changes', async () => {
  const member = await enrol(service, { inviter: ann.id })
  const body = { keywords: 'member', limit: 3 }
  const asked = { memberId: member.id, path: 'member/referenceList', body, reason }
  const everything = () =>
    service.db.inTx(
      (tx) => tx`select key, tokens from bucket where key like 'search:%' order by key`,
    )
  const before = await everything()
  for (const _ of [1, 2]) expect(await ask(asked, auditor)).toMatchObject({ code: 200 })
  expect(await everything()).toEqual(before)
  const line = {
    actor: `member ${auditor.id}`,
    act: 'asMember',
    before: null,
    after: { path: 'member/referenceList', body },
    reason,
  }
  expect(await lines(member)).toEqual([line, line])
  expect(await service.call('member/userInfo', {}, { token: member.token })).toMatchObject({
    code: 200,
  })
  expect(await audit(service.db)).toEqual([])
})

test('what the member would be refused is refused, and is no look', async () => {
  const member = await enrol(service)
  const refused: [object, string][] = [
    [{ limit: 'many' }, 'body.limit'],
    [{ cursor: 'abc' }, 'cursor'],
    [{ memberId: boss.id }, 'memberId'],
    [{ keywords: 'x'.repeat(2_000) }, 'body'],
  ]
  for (const [body, field] of refused) {
    const asked = { memberId: member.id, path: 'member/referenceList', body, reason }
    const said = await ask(asked)
    expect(said.code).not.toBe(200)
    expect(said.field).toBe(field)
  }
  expect(await lines(member)).toEqual([])
})
