import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders } from '#server/testing/seed.ts'
import { run } from './run.ts'

/** A farm's books with one member, and the command as an operator types it. */
async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const ann = await books.join()
  const said: string[] = []
  const operator = async (typed: readonly string[], input = '') => {
    said.length = 0
    const code = await run(typed, {
      env: { DATABASE_URL: books.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' },
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      input: async () => input,
    })
    return { code, text: said.join('\n') }
  }
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const budget = (amount: bigint) =>
    books.db.inTx((tx) =>
      post(tx, {
        key: 'budget',
        kind: 'test',
        now: books.clock.now(),
        moves: [{ from: treasury, to: activity, coin: 'BTCW', amount }],
      }),
    )
  const logged = () =>
    books.db.inTx((tx) => tx`select actor, act, subject, reason from operator_act order by id`)
  return { ...books, ann, operator, file, budget, logged }
}

test('what is not understood is answered with what there is, and nothing is done', async () => {
  const { operator, logged } = await opened()
  for (const typed of [
    ['fly'],
    ['member'],
    ['member', 'freeze', '1'],
    ['member', 'show', 'a', 'b'],
    ['notice', 'publish', '--loud'],
  ]) {
    const { code, text } = await operator(typed)
    expect(code).toBe(2)
    expect(text).toContain('npm run operator --')
  }
  expect(await logged()).toEqual([])
})

test('what is wrong is named, and how to do it', async () => {
  const { ann, operator, logged } = await opened()
  const cases: [string[], RegExp][] = [
    [['member', 'show', 'nobody'], /Nobody is "nobody".*member find/],
    [['grant', ann.id, '1e3', 'BTCW', 'x'], /"1e3" is no amount/],
    [['grant', ann.id, '1', 'ETH', 'x'], /"ETH" is no coin/],
    [['grant', ann.id, '5', 'BTCW', 'quiz'], /holds 0 BTCW: 5 BTCW is missing/],
    [['member', 'ratios', ann.id, '1.5', '0', 'agreed'], /"1.5" is no ratio/],
    [['member', 'agent', ann.id, 'yes', 'agreed'], /"yes" is neither on nor off/],
    [['fund', 'revenue', '5', 'BTCWT'], /Revenue is paid in BTCW/],
    [['fund', 'revenue', '5', 'BTCW'], /BITWAVE_POOL is not set/],
    [['parameter', 'set', 'luck', '1', '--reason', 'test'], /There is no parameter luck/],
    [['parameter', 'set', 'hashratePerT', '"x"', '--reason', 'test'], /hashratePerT is not valid/],
    [['parameter', 'set', 'hashratePerT', '"5"'], /--reason is missing/],
    [['notice', 'publish', '--title-en', 'A'], /en is missing/],
    [['notice', 'withdraw', '77', 'called off'], /This notice was not found/],
    [['order', 'show', '1'], /no order with the number 1/],
    [['article', 'save', 'X', '--en', 'x'], /key: A key is small letters/],
  ]
  for (const [typed, message] of cases) {
    const { code, text } = await operator(typed)
    expect(text).toMatch(message)
    expect(code).toBe(1)
  }
  expect(await logged()).toEqual([])
})

test('where no farm is, it says how to start one', async () => {
  const said: string[] = []
  const code = await run(['audit'], {
    env: { DATA_DIR: '/nowhere' },
    say: () => {},
    complain: (line) => said.push(line),
    input: async () => '',
  })
  expect(code).toBe(1)
  expect(said.join()).toContain('There is no farm in /nowhere')
})

test('help lists every act, and tells of one with an example', async () => {
  const { operator } = await opened()
  expect((await operator([])).text).toContain('fund revenue <amount> <coin>')
  expect((await operator(['help', 'member'])).text).not.toContain('fund revenue')
  const { code, text } = await operator(['help', 'parameter', 'set'])
  expect(code).toBe(0)
  expect(text).toContain('--reason <text>')
  expect(text).toContain('For example')
})

test('a grant moves the budget once for each key, is a line of the member and is logged', async () => {
  const { ann, operator, budget, logged, db } = await opened()
  await budget(10n * COIN)
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
  const { ann, operator } = await opened()
  expect((await operator(['member', 'freeze', ann.address, 'stolen', 'wallet'])).code).toBe(0)
  expect((await ann.call('asset/flowRecord', {})).code).toBe(401)
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/frozen +stolen wallet/)
  expect((await operator(['member', 'unfreeze', ann.id, 'it is back'])).code).toBe(0)
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/frozen +–/)
})

test('agents, sites and ratios are set and passwords end, each logged with what was before', async () => {
  const { ann, operator, db } = await opened()
  await operator(['member', 'agent', ann.id, 'on', 'as agreed'])
  await operator(['member', 'site', ann.id, 'on', 'as agreed'])
  await operator(['member', 'ratios', ann.id, '0.125', '0.05', 'as agreed'])
  expect((await operator(['member', 'show', ann.id])).text).toMatch(/rewardRatio +0.1250/)
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

test('notices, articles and ads are written from files in both languages', async () => {
  const { ann, operator, file } = await opened()
  const en = await file('n.en.md', '# Pool maintenance\n\nOn **Friday**.')
  const zh = await file('n.zh.md', '# 礦池維護\n\n**星期五**。')
  expect((await operator(['notice', 'publish', '--en', en, '--zh', zh])).text).toMatch(/notice \d+/)
  const id = /notice (\d+)/.exec((await operator(['notice', 'list'])).text)?.[1] ?? '1'
  await operator(['notice', 'edit', id, '--title-en', 'Maintenance', '--pinned'])
  const notice = (await ann.call('home/notice', {})).result.list[0]
  expect(notice).toMatchObject({ title: 'Maintenance', pinned: true })
  await operator(['notice', 'withdraw', id, 'called', 'off'])
  expect((await ann.call('home/notice', {})).result.list).toEqual([])

  await operator(['article', 'save', 'protocol', '--en', en, '--zh', zh])
  const { result } = await ann.call('home/columDetail', { key: 'protocol' })
  expect(result).toMatchObject({ title: 'Pool maintenance', body: 'On **Friday**.' })

  const texts = ['--title-en', 'A', '--title-zh', '甲', '--image', '/ads/a.webp']
  expect((await operator(['ad', 'save', ...texts, '--until', '2099-01-01T00:00:00Z'])).code).toBe(0)
  expect((await operator(['ad', 'save', ...texts, '--link', 'http://x'])).code).toBe(1)
  const [ad] = (await ann.call('home/ad', {})).result.list
  expect(ad).toMatchObject({ title: 'A', image: '/ads/a.webp' })
  await operator(['ad', 'hide', ad?.id ?? ''])
  expect((await ann.call('home/ad', {})).result.list).toEqual([])
})

test('a parameter is set from a moment on, and the one before stays in the records', async () => {
  const { ann, operator } = await opened()
  const set = ['parameter', 'set', 'hashratePerT', '"7"', '--reason', 'measured']
  expect((await operator(set)).code).toBe(0)
  expect((await operator([...set, '--from', '2020-01-01'])).text).toContain('moment is past')
  expect((await operator([...set, '--from', '2099-01-01'])).code).toBe(0)
  const { text } = await operator(['parameter', 'list'])
  expect(text).toMatch(/hashratePerT \(.*tester: measured\)\n {2}"7"\n {2}from 2099-01-01/)
  expect((await ann.call('home/parameters', {})).result.parameters.hashratePerT).toBe('7')
})

test('members are found and their teams listed; what is paused and how the farm goes is said', async () => {
  const { ann, operator, join } = await opened()
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

test('orders are found by member and number, and the log and audit say how all stands', async () => {
  const { ann, operator, db } = await opened()
  await db.inTx((tx) => seedOrders(tx, [{ member: Number(ann.id), amount: 3n * COIN }]))
  const { text } = await operator(['order', 'list', '--member', ann.id, '--status', 'success'])
  const no = /T\d+/.exec(text)?.[0] ?? ''
  expect((await operator(['order', 'show', no])).text).toMatch(/amount +3\n/)
  expect((await operator(['invitation'])).text).toMatch(/^invitation code \S+$/)
  await operator(['member', 'role', ann.id, 'operator', 'on', 'runs the farm'])
  const logged = (await operator(['log', '5', '--subject', `UID ${ann.id}`])).text
  expect(logged).toContain(`tester: setRole, Ann (UID ${ann.id})`)
  const audited = 'Audit 1 is under way, for tester.\nThe books are clean.'
  expect(await operator(['audit'])).toEqual({ code: 0, text: audited })
})
