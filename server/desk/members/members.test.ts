import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import type { DeskPath } from '#shared/desk/index.ts'

let service: Service
let boss: Enrolled
let auditor: Enrolled
let ann: Enrolled
let bob: Enrolled
beforeAll(async () => {
  service = await openService()
  boss = await enrol(service, { roles: ['operator'] })
  auditor = await enrol(service, { roles: ['auditor'] })
  ann = await enrol(service, { coins: 1_000n })
  bob = await enrol(service, { inviter: ann.id, coins: 50n })
}, 60_000)
afterAll(() => service.close())

const reason = 'asked for at the counter'
const ask = async <P extends DeskPath>(
  path: P,
  body: object,
  by: Enrolled = boss,
  key = randomUUID(),
) => service.call(path, body, { token: by.token, headers: { 'idempotency-key': key } })

const lines = (member: Enrolled) =>
  service.db.inTx(
    (tx) => tx<{ actor: string; act: string; before: unknown; after: unknown; reason: string }>`
      select actor, act, before, after, reason from operator_act
      where subject = ${`member ${member.id}`} order by id`,
  )
const isIn = async ({ token }: Enrolled) =>
  (await service.call('member/userInfo', {}, { token })).code === 200

describe('what is done to a member', () => {
  const named: DeskPath[] = [
    'operator/freeze',
    'operator/unfreeze',
    'operator/endSessions',
    'operator/endPassword',
    'operator/appoint',
    'operator/asMember',
  ]
  test.each(named)('%s wants a member who is there, and a reason', async (path) => {
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
      const asked = { memberId: bob.id, reason: wrong }
      expect(await ask('operator/freeze', asked)).toMatchObject({ code: 400, field: 'reason' })
      expect(await isIn(bob)).toBe(true)
    },
  )

  test('nobody does to the own account, spelled otherwise, what nobody may do to it', async () => {
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
    const said = await ask('operator/freeze', { memberId: boss.id, reason })
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    expect(await isIn(boss)).toBe(true)
  })

  test('a frozen member is out at once, wherever signed in, and in again when told so', async () => {
    const member = await enrol(service)
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
    const member = await enrol(service)
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

  test('a password that is taken away signs nobody in, and the log does not hold it', async () => {
    const member = await enrol(service)
    const secret = 'nobody-reads-this'
    await service.db.inTx(
      (tx) => tx`update member set password_hash = ${secret} where id = ${member.id}`,
    )
    const done = await ask('operator/endPassword', { memberId: member.id, reason })
    expect(done).toMatchObject({ result: { ended: 1 } })
    expect(await isIn(member)).toBe(false)
    const { result } = await ask('operator/member', { memberId: member.id })
    expect(result).toMatchObject({ hasPassword: false })
    const { subject, text } = await service.mail.waitFor(result.email)
    expect(subject).toBe('Your password was taken away / 您的密碼已被移除')
    expect(text).toContain('set a new password')
    expect(text).not.toContain(reason)
    const written = await lines(member)
    expect(written).toMatchObject([{ before: { hasPassword: true, sessions: 1 } }])
    expect(JSON.stringify(written)).not.toContain(secret)
  })

  test('a member without a password is mailed nothing, and told twice is mailed once', async () => {
    const [plain, member] = [await enrol(service), await enrol(service)]
    await service.db.inTx(
      (tx) => tx`update member set password_hash = 'any' where id = ${member.id}`,
    )
    const key = randomUUID()
    for (const asked of [plain, member, member]) {
      const body = { memberId: asked.id, reason }
      const said = await ask(
        'operator/endPassword',
        body,
        boss,
        asked === plain ? randomUUID() : key,
      )
      expect(said).toMatchObject({ code: 200, result: { ended: 1 } })
    }
    const mailTo = ({ account }: Enrolled) => `${account}@bitwave.invalid`
    await service.mail.waitFor(mailTo(member))
    const sent = service.mail.messages().flatMap(({ to }) => to)
    expect(sent.filter((to) => to === mailTo(member))).toHaveLength(1)
    expect(sent).not.toContain(mailTo(plain))
  })

  test('an operator appoints anyone to anything; the same again changes nothing', async () => {
    const member = await enrol(service)
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
    expect(await audit(service.db)).toEqual([])
  })
})

describe('what is seen of a member', () => {
  test('the sheet has what the member sees, who invited, and what only the desk knows', async () => {
    const { result } = await ask('operator/member', { memberId: bob.id }, auditor)
    const own = (await service.call('member/userInfo', {}, { token: bob.token })).result
    expect(result).toMatchObject({ ...own })
    expect(result.way.map(({ id }) => id)).toEqual([ann.id, expect.any(String)])
    expect(result).toMatchObject({ frozen: null, sessions: 1, orders: { review: 0 }, team: 0 })
  })

  test('a member is found by UID, account, mail and code', async () => {
    const { result } = await ask('operator/member', { memberId: ann.id })
    for (const keywords of [
      ann.id,
      ann.account,
      ann.account.toUpperCase(),
      result.email,
      ` ${ann.id} `,
    ]) {
      const found = await ask('operator/members', { keywords })
      expect(found.result.list.map(({ id }) => id)).toEqual([ann.id])
    }
    const forged = await ask('operator/members', { cursor: 'abc' })
    expect(forged).toMatchObject({ code: 400, field: 'cursor' })
  })

  test('the tree below is that which the member sees', async () => {
    const { result } = await ask('operator/tree', { memberId: ann.id }, auditor)
    const own = await service.call('member/referenceList', {}, { token: ann.token })
    expect(result).toEqual(own.result)
    expect(result.list.map(({ id }) => id)).toEqual([bob.id])
  })

  test('orders are found by member, status and number', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const asked = { coin: 'BTCW', amount: '10', planId: 'd30' }
    const made = await service.call('product/pledge', asked, { token: ann.token, headers })
    const { no } = made.result
    for (const by of [{ memberId: ann.id }, { no }, { status: 'success' }])
      expect((await ask('operator/orders', by, auditor)).result.list).toMatchObject([
        { no, member: { id: ann.id }, amount: '10', status: 'success' },
      ])
    for (const by of [{ memberId: bob.id }, { no: '1' }, { memberId: ann.id, status: 'fail' }])
      expect((await ask('operator/orders', by)).result).toEqual({ list: [], next: null })
  })
})
