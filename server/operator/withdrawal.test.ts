import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { freeze } from '#server/members/freeze.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openCommand } from './testing/openCommand.ts'

/** A farm with a member who asked for 500, which waits for an operator, and the command as an operator types it. */
async function opened() {
  const command = await openCommand()
  const { ann, db } = command
  await ann.has('BTCW', 1_000n * COIN)
  const operator = (...typed: string[]) => command.operator(typed)
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const ask = async (amount: string) =>
    (await ann.call('asset/cash', { coin: 'BTCW', amount, address })).result
  const shown = async ({ id }: { id: string }) =>
    (await ann.call('asset/cashRecord', { id })).result.list[0]
  const logged = () =>
    db.inTx(
      (tx) => tx`select actor, act, subject, before, after, reason from operator_act order by id`,
    )
  return { ...command, operator, address, ask, shown, logged }
}

test('what cannot be done is said with what to do, and nothing is logged', async () => {
  const { ann, db, clock, operator, ask, logged } = await opened()
  const waiting = await ask('500')
  const cancelled = await ask('100')
  await ann.call('asset/cashCancel', { withdrawalId: cancelled.id })
  const cases: [string[], RegExp][] = [
    [['list', '--status', 'lost'], /"lost" is no status. There are waiting, halted/],
    [['show', '1'], /no withdrawal with the number 1/],
    [['approve', '1'], /no withdrawal with the number 1/],
    [['approve', cancelled.no], /has changed since/],
    [['refuse', cancelled.no, '--reason', 'not known'], /has changed since/],
    [['refuse', waiting.no, '--reason', 'x'], /reason/],
    [['approve', waiting.no, '--revision', '1'], /has changed since/],
    [['resume', waiting.no], /is not halted/],
  ]
  for (const [typed, message] of cases)
    expect(await operator('withdrawal', ...typed)).toEqual({
      code: 1,
      text: expect.stringMatching(message),
    })
  await db.inTx((tx) => freeze(tx, { member: ann.id, reason: 'stolen', now: clock.now() }))
  expect((await operator('withdrawal', 'approve', waiting.no)).text).toMatch(/is frozen: stolen/)
  expect(await logged()).toEqual([])
  expect((await operator('withdrawal', 'show', waiting.no)).text).toMatch(/state +requested/)
})

test('what waits is listed and shown, and approved once', async () => {
  const { ann, operator, address, ask, logged, shown, db } = await opened()
  const waiting = await ask('500')
  await ask('1')
  const { text } = await operator('withdrawal', 'list', '--status', 'waiting')
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toMatch(new RegExp(`${waiting.no} +${ann.id} +500 +BTCW +${address} +requested +0`))
  const sheet = (await operator('withdrawal', 'show', waiting.no)).text
  expect(sheet).toMatch(new RegExp(`address +${address}`))
  expect(sheet).toMatch(/amount +500\nfee +0.5 BTCW/)
  expect(sheet).toMatch(/autoApproveBelow +100\n/)
  const [row] = await db.inTx(
    (tx) => tx<{ id: string }>`select payout_id as id from withdrawal where no = ${waiting.no}`,
  )
  expect(sheet).toMatch(new RegExp(`payoutId +${row?.id}\n`))

  const approve = ['withdrawal', 'approve', waiting.no, '--revision', '0']
  expect((await operator(...approve)).code).toBe(0)
  expect((await operator(...approve)).code).toBe(1)
  expect(await shown(waiting)).toMatchObject({ step: 'approved', status: 'review' })
  expect(await logged()).toEqual([
    {
      actor: 'tester',
      act: 'approveWithdrawals',
      subject: `withdrawal ${waiting.no}`,
      before: { state: 'requested', revision: 0 },
      after: { state: 'approved', outcome: 'approved' },
      reason: null,
    },
  ])
  expect((await operator('withdrawal', 'show', waiting.no)).text).toMatch(/decidedBy +tester/)
  expect(await audit(db)).toEqual([])
})

test('what is refused comes back, and its member reads why', async () => {
  const { ann, operator, ask, logged, shown, db } = await opened()
  const waiting = await ask('500')
  const reason = 'The address belongs to an exchange that is closed.'
  expect((await operator('withdrawal', 'refuse', waiting.no, '--reason', reason)).code).toBe(0)
  expect(await shown(waiting)).toMatchObject({
    step: 'returned',
    status: 'fail',
    reason: `It was not approved: “${reason}”`,
    doneAt: expect.any(String),
  })
  const { balances } = (await ann.call('member/userInfo', {})).result
  expect(balances.BTCW).toMatchObject({ available: '1000', withdrawing: '0' })
  expect(await logged()).toMatchObject([{ act: 'refuseWithdrawal', reason }])
  expect(await audit(db)).toEqual([])
})

test('two people are needed for what waits, not for what is over', async () => {
  const { operator, ask } = await opened()
  const coinSet = defaults.coinSet.map((coin) => ({
    ...coin,
    withdraw: { ...coin.withdraw, twoPersonAbove: '400' },
  }))
  const set = ['parameter', 'set', 'coinSet', JSON.stringify(coinSet), '--reason', 'a test']
  expect((await operator(...set)).code).toBe(0)
  const { no } = await ask('500')
  expect((await operator('withdrawal', 'list')).text).toContain('two needed')
  await operator('withdrawal', 'refuse', no, '--reason', 'not known')
  expect((await operator('withdrawal', 'list')).text).not.toContain('two needed')
})

test('a look as a member shows what the app shows, and is logged; what is no call is none', async () => {
  const { ann, operator, ask, logged, shown } = await opened()
  const waiting = await ask('500')
  const why = 'asked where it is'
  const look = (...more: string[]) => operator('member', 'as', ann.id, ...more)
  expect((await look('asset/cash', why)).text).toMatch(/"asset\/cash" is no call/)
  expect((await look('asset/cashRecord', 'x')).text).toMatch(/reason/)
  expect((await look('asset/cashRecord', why, '--body', '[]')).text).toMatch(/is no JSON object/)
  expect(await logged()).toEqual([])
  const seen = await look('asset/cashRecord', why, '--body', JSON.stringify({ id: waiting.id }))
  // The withdrawal's answer names the blocks that it waits for, which the environment tells.
  expect(JSON.parse(seen.text).list).toEqual([await shown(waiting)])
  expect(await logged()).toMatchObject([
    { act: 'asMember', subject: `member ${ann.id}`, reason: why },
  ])
})

test('what the payer left for a person is listed, and goes on when told so', async () => {
  const { operator, ask, logged, db } = await opened()
  const { id, no } = await ask('1')
  await db.inTx((tx) => tx`update withdrawal set halted = 'the pool is paused' where id = ${id}`)
  const halted = async () => (await operator('withdrawal', 'list', '--status', 'halted')).text
  expect(await halted()).toContain('the pool is paused')
  expect((await operator('withdrawal', 'resume', no)).code).toBe(0)
  expect(await halted()).toBe('(none)')
  expect(await logged()).toMatchObject([
    { before: { halted: 'the pool is paused' }, after: { state: 'approved', halted: null } },
  ])
})
