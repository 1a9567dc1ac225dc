import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { appoint } from '#server/members/appoint.ts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { seedFunds } from '#server/testing/seed.ts'
import { openCommand } from './testing/openCommand.ts'

test('a grant moves the budget once for each key, is a line of the member and is logged', async () => {
  const { ann, operator, logged, db, clock } = await openCommand()
  await db.inTx((tx) => seedFunds(tx, { as: 'activity', amount: 10n * COIN, at: clock.now() }))
  for (const _ of [1, 2]) {
    const granted = ['grant', ann.id, '4', 'btcw', 'quiz', 'winner', '--key', 'quiz-1']
    expect((await operator(granted)).code).toBe(0)
  }
  expect((await operator(['grant', ann.id, '6.5', 'BTCW', 'more'])).text).toContain(
    'holds 6 BTCW: 0.5 BTCW is missing',
  )
  const { result } = await ann.call('asset/flowRecord', {})
  expect(result.list).toMatchObject([
    {
      type: 'activity_reward',
      amount: '4',
      refType: 'grant',
      refNo: expect.stringMatching(/^\d{11}$/),
      direction: 'in',
    },
  ])
  expect(await logged()).toEqual([
    { actor: 'tester', act: 'grant', subject: 'grant 1', reason: 'quiz winner' },
  ])
  expect(await audit(db)).toEqual([])
})

test('a frozen member is shut out at once, and let in again', async () => {
  const { ann, operator } = await openCommand()
  expect((await operator(['member', 'freeze', ann.address, 'stolen', 'wallet'])).code).toBe(0)
  expect((await ann.call('asset/flowRecord', {})).code).toBe(401)
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/frozen +stolen wallet/)
  expect((await operator(['member', 'unfreeze', ann.id, 'it is back'])).code).toBe(0)
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/frozen +–/)
})

test('agents, sites and ratios are set and passwords end, each logged with what was before', async () => {
  const { ann, operator, db, clock } = await openCommand()
  await operator(['member', 'agent', ann.id, 'on', 'as agreed'])
  await operator(['member', 'site', ann.id, 'on', 'as agreed'])
  await operator(['member', 'ratios', ann.id, '0.125', '0.05', 'as agreed'])
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/rewardRatio +0.1250/)
  const when = { now: clock.now(), notice: 86_400_000 }
  await db.inTx((tx) => appoint(tx, ann.id, { to: { rewardRatio: 9_000n }, ...when }))
  const { text } = await operator(['member', 'show', ann.id])
  expect(text).toMatch(/rewardRatio +0.1250\n/)
  expect(text).toMatch(/announced +from [-\d]+ on agent true, site true, rewardRatio 0.9000/)
  expect((await operator(['member', 'password', ann.id, 'seen in a leak'])).code).toBe(0)
  expect((await ann.call('asset/flowRecord', {})).code).toBe(401)
  const acts = await db.inTx((tx) => tx`select act, before, after, reason from operator_act`)
  expect(acts).toMatchObject([
    { act: 'appoint', before: { agent: false }, after: { agent: true }, reason: 'as agreed' },
    { act: 'appoint', before: { site: false }, after: { agent: true, site: true } },
    {
      act: 'appoint',
      before: { agent: true, site: true, rewardRatio: '0' },
      after: { rewardRatio: '1250', subsidyRatio: '500' },
    },
    { act: 'endPassword', before: { sessions: 1 }, reason: 'seen in a leak' },
  ])
})

test('members are found and their teams listed; what is paused and how the farm goes is said', async () => {
  const { ann, operator, join } = await openCommand()
  const bob = await join({ inviter: ann.id, nickname: 'Bobby' })
  expect((await operator(['member', 'find', 'bob'])).text).toMatch(new RegExp(`${bob.id} +Bobby`))
  expect((await operator(['member', 'find', 'nobody'])).text).toBe('(none)')
  expect((await operator(['member', 'tree', ann.id])).text).toContain(bob.id)
  expect((await operator(['member', 'show', bob.id])).text).toMatch(
    new RegExp(`way +${ann.id} Ann`),
  )
  const words = ['--en', 'Moving the wallet.', '--zh', '錢包搬遷中。']
  expect((await operator(['pause', 'rewards', ...words])).text).toMatch(/cannot be paused/)
  expect((await operator(['pause', 'transfers', ...words])).code).toBe(0)
  const { parameters } = (await ann.call('home/parameters', {})).result
  expect(parameters.pauses).toMatchObject({ transfers: 'Moving the wallet.' })
  expect((await operator(['pause', 'list'])).text).toMatch(/transfers +.*tester +Moving the wallet/)
  expect((await operator(['resume', 'transfers', 'it has moved'])).code).toBe(0)
  expect((await operator(['health'])).text).toMatch(/node +silent, or not known here/)
})

test('the command too gives no role and no appointment to a row whose address went to its owner', async () => {
  const { join, db, clock, operator, logged } = await openCommand()
  const { id, address: account } = await join({ proved: false })
  await db.inTx((tx) => releaseAddress(tx, { account, now: clock.now() }))
  const more = [
    ['role', id, 'editor', 'on', 'helps from now on'],
    ['agent', id, 'on', 'as agreed'],
    ['site', id, 'on', 'as agreed'],
    ['ratios', id, '0.1', '0.1', 'as agreed'],
  ]
  for (const typed of more) {
    const { code, text } = await operator(['member', ...typed])
    expect(code).toBe(1)
    expect(text).toContain('This account has no address any more')
  }
  expect(await logged()).toEqual([])
})
