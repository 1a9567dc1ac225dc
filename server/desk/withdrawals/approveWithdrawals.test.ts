import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { freeze } from '#server/members/freeze.ts'
import { enrol } from '#server/testing/enrol.ts'
import { openReviewers } from '#server/testing/openReviewers.ts'

const DAY = 86_400_000

test('a withdrawal that is not there, was decided or changed since, or is a frozen member’s is refused by name', async () => {
  const { db, clock, ann, one, two, ask, at, approve } = await openReviewers()
  const { no } = await ask('500')
  expect(await at('operator/withdrawal', { no: '7' })).toMatchObject({ code: 400, field: 'no' })
  expect(await approve(one.token, ['7', 0], [no, 3])).toEqual([
    'There is no withdrawal with the number 7.',
    expect.stringContaining('has changed since'),
  ])
  const stale = { no, revision: 3, reason: 'not this one' }
  expect(await at('operator/refuseWithdrawal', stale)).toMatchObject({
    code: 400,
    field: 'revision',
  })
  expect(await at('operator/resumeWithdrawal', { no, revision: 0 })).toMatchObject({ code: 400 })
  await db.inTx((tx) => freeze(tx, { member: ann.id, reason: 'stolen', now: clock.now() }))
  expect(await approve(two.token, [no, 0])).toEqual([expect.stringContaining('frozen: stolen')])
  expect(await db.inTx((tx) => tx`select 1 from operator_act`)).toEqual([])
})

test('a large withdrawal needs two people: one and the same is refused, and so is a second who saw it before the first', async () => {
  const { db, one, two, ask, approve, shown } = await openReviewers()
  const { no } = await ask('20000')
  expect(await shown(no)).toMatchObject({ needsTwo: true, twoPersonAbove: '10000', firstBy: null })
  expect(await approve(one.token, [no, 0])).toEqual(['first'])
  expect(await shown(no)).toMatchObject({
    state: 'requested',
    revision: 1,
    firstBy: `member ${one.id}`,
  })
  expect(await approve(one.token, [no, 1])).toEqual([expect.stringContaining('second person')])
  expect(await approve(two.token, [no, 0])).toEqual([expect.stringContaining('has changed since')])
  expect(await approve(two.token, [no, 1])).toEqual(['approved'])
  const { state, decidedBy, decisions } = await shown(no)
  expect([state, decidedBy]).toEqual(['approved', `member ${two.id}`])
  expect(decisions).toMatchObject([
    { actor: `member ${one.id}`, after: { outcome: 'first' } },
    { actor: `member ${two.id}`, after: { outcome: 'approved' } },
  ])
  expect(await audit(db)).toEqual([])
})

test('nobody approves their own withdrawal', async () => {
  const service = await openReviewers()
  const { call, approve } = service
  const { token } = await enrol(service, { coins: 1_000n, roles: ['operator'] })
  const asked = {
    coin: 'BTCW',
    amount: '500',
    address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { no } = (await call('asset/cash', asked, { token, headers })).result
  expect(await approve(token, [no, 0])).toEqual([expect.stringContaining('is your own')])
})

test('who splits a large withdrawal gains nothing, asked at the same moment neither', async () => {
  const { one, two, ask, approve } = await openReviewers()
  const [a, b, c] = [await ask('6000'), await ask('6000'), await ask('500')]
  const both = await Promise.all([approve(one.token, [a.no, 0]), approve(one.token, [b.no, 0])])
  expect(both.flat().toSorted()).toEqual(['approved', 'first'])
  // Small again, and within the day's sum.
  expect(await approve(one.token, [c.no, 0])).toEqual(['approved'])
  const waits = both[0]?.[0] === 'first' ? a : b
  expect(await approve(two.token, [waits.no, 1])).toEqual(['approved'])
})

test('what was shown as the first of two is not paid by one approval, though one is enough by now', async () => {
  const { one, two, ask, at, approve, shown, pass } = await openReviewers()
  const [a, b] = [await ask('9000'), await ask('5000')]
  expect(await approve(one.token, [a.no, 0])).toEqual(['approved'])
  expect(await shown(b.no)).toMatchObject({ needsTwo: true, revision: 0 })
  pass(DAY + 1)
  const list = [{ no: b.no, revision: 0, first: true }]
  const { result } = await at('operator/approveWithdrawals', { list }, two.token)
  expect(result.list).toMatchObject([
    { outcome: 'refused', because: expect.stringContaining('One person is enough') },
  ])
  expect(await shown(b.no)).toMatchObject({ state: 'requested', needsTwo: false, revision: 0 })
  expect(await approve(two.token, [b.no, 0])).toEqual(['approved'])
})

test('many are approved at once, each for itself, and told twice under one key they are approved once', async () => {
  const { db, one, ask, at } = await openReviewers()
  const [a, b] = [await ask('500'), await ask('600')]
  const list = [a.no, '7', b.no, a.no].map((no) => ({ no, revision: 0 }))
  const key = randomUUID()
  const tell = () => at('operator/approveWithdrawals', { list }, one.token, key)
  const [first, again] = [await tell(), await tell()]
  expect(first.result.list.map(({ outcome }) => outcome)).toEqual([
    'approved',
    'refused',
    'approved',
    'refused',
  ])
  expect(again).toEqual(first)
  const lines = await db.inTx(
    (tx) => tx<{ subject: string }>`select subject from operator_act order by id`,
  )
  expect(lines.map(({ subject }) => subject)).toEqual([`withdrawal ${a.no}`, `withdrawal ${b.no}`])
  expect(await audit(db)).toEqual([])
})

test('one person is enough to refuse what another has approved first, and its member reads why', async () => {
  const { call, db, ann, one, two, ask, at, approve } = await openReviewers()
  const { no, id } = await ask('20000')
  await approve(one.token, [no, 0])
  const reason = 'You did not answer our question.'
  const said = await at('operator/refuseWithdrawal', { no, revision: 1, reason }, two.token)
  expect(said).toMatchObject({ code: 200, result: { state: 'returned' } })
  const { result } = await call('asset/cashRecord', { id }, { token: ann.token })
  expect(result.list[0]).toMatchObject({
    step: 'returned',
    reason: expect.stringContaining(reason),
  })
  expect(await audit(db)).toEqual([])
})
