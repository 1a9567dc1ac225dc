import { expect, test } from 'vitest'
import { COIN } from '#server/testing/openBooks.ts'
import { seedOrders } from '#server/testing/seed.ts'
import { run } from './run.ts'
import { openCommand } from './testing/openCommand.ts'

test('what is not understood is answered with what there is, and nothing is done', async () => {
  const { operator, logged } = await openCommand()
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
  const { ann, operator, logged } = await openCommand()
  const cases: [string[], RegExp][] = [
    [['member', 'show', 'nobody'], /Nobody is "nobody".*member find/],
    [['grant', ann.id, '1e3', 'BTCW', 'x'], /"1e3" is no amount/],
    [['grant', ann.id, '1', 'ETH', 'x'], /"ETH" is no coin/],
    [
      ['grant', ann.id, '5', 'BTCW', 'quiz', '--key', 'q'],
      /key q\n.*holds 0 BTCW: 5 BTCW is missing/,
    ],
    [['member', 'ratios', ann.id, '1.5', '0', 'agreed'], /"1.5" is no ratio/],
    [['member', 'agent', ann.id, 'yes', 'agreed'], /"yes" is neither on nor off/],
    [['fund', 'revenue', '5', 'BTCWT'], /Revenue is paid in BTCW/],
    [['fund', 'revenue', '5', 'BTCW'], /BITWAVE_POOL is not set/],
    [['parameter', 'set', 'luck', '1', '--reason', 'test'], /There is no parameter luck/],
    [['parameter', 'set', 'hashratePerT', '"x"', '--reason', 'test'], /hashratePerT is not valid/],
    [['notice', 'publish', '--title-en', 'A'], /en is missing/],
    [['notice', 'withdraw', '77', 'called off'], /This notice was not found/],
    [['order', 'show', '1'], /no order with the number 1/],
    [['article', 'save', 'X', '--en', 'x'], /Key "X": A key is small letters/],
    [['withdrawal', 'show', 'x1'], /Number "x1": A number is 1 to 18 digits/],
    [['journal', 'show', 'x'], /Number "x": A number is 1 to 18 digits/],
    [['day', 'show', '2026-13-40'], /Day "2026-13-40": A day is written as 2026-11-21/],
  ]
  for (const [typed, message] of cases) {
    const { code, text } = await operator(typed)
    expect(text).toMatch(message)
    expect(code).toBe(1)
  }
  expect(await logged()).toEqual([])
})

test('an option that is missing is named, with how the act is written', async () => {
  const { operator, logged } = await openCommand()
  for (const typed of [
    ['parameter', 'set', 'hashratePerT', '"5"'],
    ['withdrawal', 'refuse', '1'],
  ]) {
    const { code, text } = await operator(typed)
    expect(text).toMatch(/--reason is missing.*--reason <text>.*For example/s)
    expect(code).toBe(2)
  }
  expect(await logged()).toEqual([])
})

test('of an act that is not there the complaint stays in sight', async () => {
  const { operator } = await openCommand()
  const { text } = await operator(['withdrawl', 'list'])
  expect(text).toContain('There is no act "withdrawl list"')
  expect(text).toContain('npm run operator -- help lists every act')
  expect(text.split('\n').length).toBeLessThan(10)
  expect((await operator(['withdrawal', 'aprove'])).text).toContain('withdrawal approve <number>')
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
  const { operator } = await openCommand()
  expect((await operator([])).text).toContain('fund revenue <amount> <coin>')
  expect((await operator(['help', 'member'])).text).not.toContain('fund revenue')
  const nothing = await operator(['help', 'nonsense'])
  expect(nothing.text).toContain('There is no act "nonsense"')
  expect(nothing.text).not.toContain('fund revenue')
  expect(nothing.code).toBe(2)
  const { code, text } = await operator(['help', 'parameter', 'set'])
  expect(code).toBe(0)
  expect(text).toContain('--reason <text>')
  expect(text).toContain('For example')
})

test('a parameter is set from a moment on, and the one before stays in the records', async () => {
  const { ann, operator } = await openCommand()
  const set = ['parameter', 'set', 'hashratePerT', '"7"', '--reason', 'measured']
  expect((await operator(set)).code).toBe(0)
  expect((await operator([...set, '--from', '2020-01-01'])).text).toContain('moment is past')
  expect((await operator([...set, '--from', '2099-01-01'])).code).toBe(0)
  const { text } = await operator(['parameter', 'list'])
  expect(text).toMatch(/hashratePerT \(.*tester: measured\)\n {2}"7"\n {2}from 2099-01-01/)
  expect((await ann.call('home/parameters', {})).result.parameters.hashratePerT).toBe('7')
})

test('orders are found by member and number, and the log and audit say how all stands', async () => {
  const { ann, operator, db } = await openCommand()
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
