import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { freeze } from '#server/members/freeze.ts'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'

type Said<P extends DeskPath> = { code: number; message: string; result: DeskResult<P> }

/** A farm with a rich member and two reviewers. What the desk answers is read as the wire has it. */
async function opened() {
  const service = await ownService()
  const ann = await enrol(service, { coins: 100_000n })
  const [one, two] = await Promise.all([
    enrol(service, { roles: ['reviewer'] }),
    enrol(service, { roles: ['reviewer'] }),
  ])
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const ask = async (amount: string, address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72') => {
    const asked = { coin: 'BTCW', amount, address }
    const said = await service.call('asset/cash', asked, { token: ann.token, headers: headers() })
    return said.result
  }
  const at = async <P extends DeskPath>(path: P, body: object, token = one.token, key?: string) => {
    const options = { token, headers: key ? { 'idempotency-key': key } : headers() }
    return (await service.call(path, body, options)) as unknown as Said<P>
  }
  const approve = async (token: string, ...list: [no: string, revision: number][]) => {
    const body = { list: list.map(([no, revision]) => ({ no, revision })) }
    const { result } = await at('operator/approveWithdrawals', body, token)
    return result.list.map(({ outcome, because }) => because ?? outcome)
  }
  const shown = async (no: string) => (await at('operator/withdrawal', { no })).result
  return { ...service, ann, one, two, ask, at, approve, shown }
}

test('a withdrawal that is not there, was decided or changed since, or is a frozen member’s is refused by name', async () => {
  const { db, clock, ann, one, two, ask, at, approve } = await opened()
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
  const { db, one, two, ask, approve, shown } = await opened()
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
  const service = await opened()
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
  const { one, two, ask, approve } = await opened()
  const [a, b, c] = [await ask('6000'), await ask('6000'), await ask('500')]
  const both = await Promise.all([approve(one.token, [a.no, 0]), approve(one.token, [b.no, 0])])
  expect(both.flat().toSorted()).toEqual(['approved', 'first'])
  // Small again, and within the day's sum.
  expect(await approve(one.token, [c.no, 0])).toEqual(['approved'])
  const waits = both[0]?.[0] === 'first' ? a : b
  expect(await approve(two.token, [waits.no, 1])).toEqual(['approved'])
})

test('many are approved at once, each for itself, and told twice under one key they are approved once', async () => {
  const { db, one, ask, at } = await opened()
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
  const { call, db, ann, one, two, ask, at, approve } = await opened()
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

test('the queue begins with the oldest and says of each what has to be known', async () => {
  const { db, clock, ann, one, ask, at, approve, shown } = await opened()
  const known = await ask('500', '0x8ba1f109551bD432803012645Ac136ddd64DBA72')
  const like = await ask('700', `0x8ba1${'0'.repeat(32)}ba72`)
  const own = await ask(
    '800',
    `${ann.account.slice(0, 6)}${'0'.repeat(32)}${ann.account.slice(-4)}`,
  )
  const same = await ask('900', '0x8ba1f109551bD432803012645Ac136ddd64DBA72')
  expect(await shown(known.no)).toMatchObject({ isNew: true, lookAlike: null })
  await approve(one.token, [known.no, 0])
  await db.inTx(
    (tx) => tx`
      update withdrawal set state = 'paid', done_at = ${clock.now()} where id = ${known.id}`,
  )
  const page = async (more: object) =>
    (await at('operator/withdrawals', { filter: 'waiting', limit: 2, ...more })).result
  const first = await page({})
  expect(first.list).toMatchObject([
    {
      no: like.no,
      isNew: true,
      lookAlike: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
      dayApproved: '500',
      autoApproveBelow: '100',
      needsTwo: false,
      // 500, 700, 800 and 900 are held, and a fee for each.
      balanceAfter: '97098',
    },
    { no: own.no, isNew: true, lookAlike: ann.account },
  ])
  const second = await page({ cursor: first.next })
  expect(second).toMatchObject({
    list: [{ no: same.no, isNew: false, lookAlike: null }],
    next: null,
  })
  expect((await page({ memberId: one.id })).list).toEqual([])
  expect((await page({ filter: 'paid' })).list.map(({ no }) => no)).toEqual([known.no])
  expect((await page({ coin: 'BTCWT' })).list).toEqual([])
})

test('withdrawals are found by number, UID and address, and those that wait by their age', async () => {
  const { ann, one, ask, at, pass } = await opened()
  const HOUR = 3_600_000
  const [old, other] = ['0x8ba1f109551bD432803012645Ac136ddd64DBA72', `0x${'3'.repeat(40)}`]
  const first = await ask('500', old)
  pass(2 * HOUR)
  const second = await ask('600', other)
  const found = async (body: object) =>
    (await at('operator/withdrawals', body)).result.list.map(({ no }) => no)
  const both = [second.no, first.no]
  for (const keywords of [ann.id, ` ${ann.id} `]) expect(await found({ keywords })).toEqual(both)
  for (const keywords of [first.no, old, old.toUpperCase().replace('0X', '0x')])
    expect(await found({ keywords })).toEqual([first.no])
  for (const keywords of ['7', '0x8ba1', 'ann', one.id, '%', '9'.repeat(60)])
    expect(await found({ keywords })).toEqual([])
  expect(await found({ keywords: ann.id, memberId: one.id })).toEqual([])
  expect(await found({ keywords: first.no, memberId: one.id })).toEqual([])
  expect(await found({ filter: 'waiting', hours: 1 })).toEqual([first.no])
  expect(await found({ filter: 'waiting', hours: 3 })).toEqual([])
  for (const body of [{ hours: 1 }, { filter: 'paid', hours: 1 }, { filter: 'waiting', hours: 0 }])
    expect(await at('operator/withdrawals', body)).toMatchObject({ code: 400, field: 'hours' })
})
