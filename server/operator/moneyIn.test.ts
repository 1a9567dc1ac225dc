import { expect, onTestFinished, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { openFunds } from '#server/testing/openFunds.ts'
import { seedFunds } from '#server/testing/seed.ts'
import { run } from './run.ts'

/** The command on a database, as somebody types it. */
const commandOn = (url: string) => async (typed: string[], OPERATOR: string) => {
  const said: string[] = []
  const keep = (line: string) => said.push(line)
  const env = { DATABASE_URL: url, DATA_DIR: '/nowhere', OPERATOR }
  const code = await run(typed, { env, say: keep, complain: keep, input: async () => '' })
  return { code, text: said.join('\n') }
}

test('a large grant that one person types waits until another one confirms or refuses it', async () => {
  const { db, clock, join, close } = await openBooks()
  onTestFinished(close)
  const ann = await join()
  const budget = { as: 'activity', amount: 9_000n * COIN, at: clock.now() } as const
  await db.inTx((tx) => seedFunds(tx, budget))
  const command = commandOn(db.appUrl)
  const one = (...typed: string[]) => command(['grant', ...typed], 'one')
  const two = (...typed: string[]) => command(['grant', ...typed], 'two')
  expect(await one('confirm', '1')).toEqual({ code: 1, text: 'There is no grant 1.' })
  expect((await one('refuse', '1')).code).toBe(2)
  expect(await one(ann.id, '2000', 'BTCW', 'x')).toMatchObject({ code: 1 })

  expect((await one(ann.id, '2000', 'BTCW', 'the', 'yearly', 'draw')).text).toMatch(
    /^key \S+\ngrant 1 waits until .* for another person/,
  )
  expect((await one('confirm', '1')).text).toMatch(/You asked for grant 1 yourself/)
  expect((await two('list')).text).toMatch(/1 +waiting +\d+ +2000 +BTCW +one .*the yearly draw/)
  expect(await two('confirm', '1')).toEqual({
    code: 0,
    text: expect.stringMatching(/^given: grant 1, journal \d+$/),
  })
  await one(ann.id, '3000', 'BTCW', 'once more')
  expect(await one('refuse', '2', 'was a mistake')).toMatchObject({ code: 0 })
  const { text } = await two('list')
  expect(text).toMatch(/2 +refused.*was a mistake.*1 +booked/s)
  expect(text).toContain('budget 7000 BTCW, two people above 1000')
  expect((await ann.call('asset/flowRecord', {})).result.list).toMatchObject([{ amount: '2000' }])
  expect(await audit(db)).toEqual([])
})

test('what arrived and what is nobody’s is listed, and given to the member it belongs to', async () => {
  const farm = await openFarm()
  const command = commandOn(farm.db.appUrl)
  const operator = (...typed: string[]) => command(typed, 'tester')
  const ann = await farm.join({ proved: false })
  await farm.settle()
  const hash = await ann.pay(7n * COIN)
  await farm.settle()
  expect((await operator('arrival', 'list', '--as', 'luck')).text).toMatch(/booked as "luck"/)
  expect((await operator('unclaimed', 'assign', hash, 'nobody', 'hers')).text).toMatch(/Nobody is/)
  expect((await operator('unclaimed', 'list')).text).toMatch(
    new RegExp(`${hash} .*BTCW +7 .*unproved +${ann.id} \\(account, wallet has not signed\\)`),
  )
  const assign = ['unclaimed', 'assign', hash, ann.id, 'showed', 'the', 'wallet']
  expect((await operator(...assign)).text).toMatch(
    new RegExp(`^7 BTCW to Ann \\(UID ${ann.id}\\), journal`),
  )
  expect((await operator(...assign)).text).toMatch(/Nothing that this transaction paid/)
  expect((await operator('unclaimed', 'list')).text).toBe('(none)')
  expect((await operator('arrival', 'list', '--as', 'deposit')).text).toContain(hash)
  expect((await operator('fund', 'list')).text).toBe('(none)')
})

test('a large payment of nobody’s waits until another person types the same', async () => {
  const { db, join, sends, settle } = await openFunds()
  const command = commandOn(db.appUrl)
  const operator = (...typed: string[]) => command(typed, 'tester')
  const ann = await join()
  const hash = await sends(7n * COIN)
  await settle()
  const limit = ['grantTwoPersonAbove', '{"BTCW":"6.9","BTCWT":null}', '--reason', 'few coins']
  expect(await operator('parameter', 'set', ...limit)).toMatchObject({ code: 0 })
  const assign = (who: string, ...more: string[]) =>
    command(['unclaimed', 'assign', hash, ann.id, 'showed', 'the', 'mail', ...more], who)
  expect((await assign('one')).text).toBe(
    `noted: it holds once a second person says the same\n7 BTCW to Ann (UID ${ann.id}), not booked yet`,
  )
  expect((await assign('one')).text).toMatch('You said so already')
  expect((await operator('unclaimed', 'list')).text).toMatch(
    new RegExp(`${ann.id}, by one on .*: showed the mail`),
  )
  expect((await assign('two')).text).toMatch('your word would be the second one')
  expect((await assign('two', '--second')).text).toMatch(
    new RegExp(`^7 BTCW to Ann \\(UID ${ann.id}\\), journal`),
  )
  expect((await ann.balances()).BTCW.available).toBe(7n * COIN)
  expect(await audit(db)).toEqual([])
})
