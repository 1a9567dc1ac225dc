import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { openSession } from '#server/members/openSession.ts'
import { run } from '#server/operator/run.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { as } from '#server/testing/as.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { AnyPath } from '#shared/api/index.ts'

const DAY = 86_400_000

/** A farm with an operator, and a large withdrawal that the operator approved first. */
async function opened() {
  const service = await ownService()
  const boss = await enrol(service, { roles: ['operator'] })
  const ann = await enrol(service, { coins: 100_000n })
  const tell = (path: AnyPath, { token }: Enrolled, body: object) =>
    service.call(path, body, { token, headers: { 'idempotency-key': randomUUID() } })
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const { no } = (await tell('asset/cash', ann, { coin: 'BTCW', amount: '20000', address }))
    .result as { no: string }
  /** What comes of it when somebody approves it as it was after so many changes. */
  const approve = async (by: Enrolled, revision: number, which = no) => {
    const list = [{ no: which, revision }]
    const said = await tell('operator/approveWithdrawals', by, { list })
    const done = said.result as { list: { outcome: string; because: string | null }[] }
    return done.list.map(({ outcome, because }) => because ?? outcome)
  }
  expect(await approve(boss, 0)).toEqual(['first'])
  const appoint = (whom: Enrolled, role: string, on = true) =>
    tell('operator/setRole', boss, { memberId: whom.id, role, on, reason: 'helps from now on' })
  return { ...service, boss, ann, tell, approve, appoint }
}

const TOO_NEW = [expect.stringContaining('less than 24 hours ago')]

test('one operator does not make a second person of an account of their own', async () => {
  const service = await opened()
  const puppet = await enrol(service)
  await service.appoint(puppet, 'reviewer')
  expect(await service.approve(puppet, 1)).toEqual(TOO_NEW)
  // Nor of one that works at the desk as something else.
  const editor = await enrol(service, { roles: ['editor', 'auditor'] })
  await service.appoint(editor, 'auditor', false)
  await service.appoint(editor, 'reviewer')
  await service.appoint(editor, 'editor', false)
  expect(await service.approve(editor, 1)).toEqual(TOO_NEW)
  service.pass(DAY + 1)
  expect(await service.approve(puppet, 1)).toEqual(['approved'])
})

test('nor of one whose role is old, and who was shut out', async () => {
  const service = await opened()
  const gone = await enrol(service, { roles: ['reviewer'] })
  const { db, clock, tell, boss } = service
  await db.inTx((tx) => freeze(tx, { member: gone.id, reason: 'stole', now: clock.now() }))
  const back = { memberId: gone.id, reason: 'is back' }
  expect(await tell('operator/unfreeze', boss, back)).toMatchObject({ code: 200 })
  const { token } = await db.inTx((tx) => openSession(tx, gone.id, clock.now()))
  expect(await service.approve({ ...gone, token }, 1)).toEqual(TOO_NEW)
  service.pass(DAY + 1)
  expect(await service.approve({ ...gone, token }, 1)).toEqual(['approved'])
})

test('nor a first one, to whom the operator then says yes', async () => {
  const service = await opened()
  const puppet = await enrol(service)
  await service.appoint(puppet, 'reviewer')
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const asked = { coin: 'BTCW', amount: '20001', address }
  const { no } = (await service.tell('asset/cash', service.ann, asked)).result as { no: string }
  expect(await service.approve(puppet, 0, no)).toEqual(TOO_NEW)
  service.pass(DAY + 1)
  expect(await service.approve(puppet, 0, no)).toEqual(['first'])
  expect(await service.approve(service.boss, 1, no)).toEqual(['approved'])
})

test('who is new gives nothing, be it what one person may: who makes colleagues would give it as often', async () => {
  const service = await opened()
  const puppet = await enrol(service)
  await service.appoint(puppet, 'treasurer')
  const asked = { memberId: service.boss.id, coin: 'BTCW', reason: 'won the quiz' }
  const [message] = TOO_NEW
  for (const amount of ['1', `${defaults.grantTwoPersonAbove.BTCW}.1`]) {
    const no = await service.tell('operator/grant', puppet, { ...asked, amount })
    expect(no).toMatchObject({ code: 400, message })
  }
  expect(await service.db.inTx((tx) => tx`select 1 from member_grant`)).toEqual([])
  service.pass(DAY + 1)
  const yes = await service.tell('operator/grant', puppet, { ...asked, amount: '1' })
  expect(yes.message).toContain('budget')
})

test('who is new is no second person for a grant either, and may say no to one', async () => {
  const service = await opened()
  const treasurer = await enrol(service, { roles: ['treasurer'] })
  const puppet = await enrol(service)
  await service.appoint(puppet, 'treasurer')
  const { tell } = service
  const limit = { BTCW: '0', BTCWT: '0' }
  const set = { name: 'grantTwoPersonAbove', value: limit, revision: 0, reason: 'two for each' }
  expect(await tell('operator/setParameter', treasurer, set)).toMatchObject({ code: 200 })
  const given = { memberId: service.boss.id, coin: 'BTCW', amount: '1', reason: 'won the quiz' }
  const asked = await tell('operator/grant', treasurer, given)
  const { id } = asked.result as { id: string }
  const [said] = TOO_NEW
  expect(await tell('operator/confirmGrant', puppet, { id })).toMatchObject({
    code: 400,
    message: said,
  })
  const no = { id, reason: 'was given already' }
  expect(await tell('operator/refuseGrant', puppet, no)).toMatchObject({ code: 200 })
})

test.each([
  ['a large', `${defaults.grantTwoPersonAbove.BTCW}000000000000000001`],
  ['a small', '1000000000000000000'],
])('who is new does not say whose %s payment is', async (_, amount) => {
  const service = await opened()
  const puppet = await enrol(service)
  await service.appoint(puppet, 'treasurer')
  const hash = `0x${'5'.repeat(64)}`
  await as(service.db.ownerUrl, (owner) =>
    owner.query(`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount,
        state, credited_as)
      values (21000, '${hash}', 0, 1, 'b', now(), 'BTCW', '0x1', ${amount}, 'credited', 'unclaimed')`),
  )
  const said = { hash, memberId: service.boss.id, reason: 'showed the mail' }
  const [no] = TOO_NEW
  expect(await service.tell('operator/matchUnclaimed', puppet, said)).toMatchObject({
    code: 400,
    message: no,
  })
})

test('whom the command line gives a role is a second person at once', async () => {
  const service = await opened()
  const helper = await enrol(service)
  const code = await run(['member', 'role', helper.id, 'reviewer', 'on', 'helps from now on'], {
    env: { DATABASE_URL: service.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' },
    say: () => {},
    complain: () => {},
    input: async () => '',
  })
  expect(code).toBe(0)
  expect(await service.approve(helper, 1)).toEqual(['approved'])
})
