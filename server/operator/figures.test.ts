import { expect, onTestFinished, test } from 'vitest'
import { askAudit } from '#server/audit/asked.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { run } from './run.ts'

/** A farm's books with one member, and the command as an operator types it. */
async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const ann = await books.join()
  const operator = async (...typed: string[]) => {
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const env = { DATABASE_URL: books.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' }
    const code = await run(typed, { env, say, complain: say, input: async () => '' })
    return { code, text: said.join('\n') }
  }
  return { ...books, ann, operator }
}

test('what is not there, or would read the whole ledger, is said in words', async () => {
  const { operator } = await opened()
  const cases: [string[], RegExp][] = [
    [['entries'], /Name a journal, or an owner/],
    [['entries', '--owner', '0', '--coin', 'ETH'], /"ETH" is no coin/],
    [['entries', '--owner', 'ann'], /owner "ann": A number is 1 to 18 digits/],
    [['journal', 'show', '7'], /This journal was not found/],
    [['day', 'show', '2026-11-21'], /This day was not found/],
    [['day', 'show', 'today'], /Day "today": A day is written as/],
    [['notice', 'publish', '7'], /This notice was not found/],
    [['article', 'publish', 'fees'], /No version of the article “fees” is waiting/],
    [['article', 'drop', 'fees'], /No version of the article “fees” is waiting/],
    [['parameter', 'drop', '7', 'voted', 'down'], /There is no such version/],
  ]
  for (const [typed, words] of cases) {
    const { code, text } = await operator(...typed)
    expect(text).toMatch(words)
    expect(code).toBe(1)
  }
})

test('a day is looked into down to each order, member and journal, and the books are audited', async () => {
  const { ann, db, operator } = await opened()
  await db.inTx(async (tx) => {
    await seedRevenue(tx, 100n * COIN, '2026-11-20T12:00:00Z')
    await seedOrders(tx, [{ member: Number(ann.id), amount: 3n * COIN }])
  })
  const clock = stoppedAt('2026-11-21T00:01:00Z')
  const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
  await runDueDays({ db, clock }, async () => shares)
  expect((await operator('day', 'list')).text).toMatch(/2026-11-21 +100 +3 +1 +80 +0 +0 +20/)
  const { text } = await operator('day', 'show', '2026-11-21', '--member', ann.id)
  const [, no = '', journal = ''] = /(T\d+) +3 +staking_reward .* 80 +(\d+)$/m.exec(text) ?? []
  expect((await operator('day', 'show', '2026-11-21', '--order', no)).text).toContain(no)
  const shown = await operator('journal', 'show', journal)
  expect(shown.text).toMatch(/cause +day 2026-11-21\n/)
  expect((await operator('entries', '--owner', '0', '--account', 'reward_pool')).text).toMatch(
    / -80 /,
  )
  expect(await operator('audit')).toEqual({
    code: 0,
    text: 'Audit 1 is under way, for tester.\nThe books are clean.',
  })
  expect((await operator('audit', 'list')).text).toMatch(/tester +0$/m)
  expect((await operator('solvency')).text).toBe('The chain cannot be asked now.\n(none)')
})

test('an audit that somebody began at the console is waited for, and what it finds is told and kept once', async () => {
  const { ann, db, clock, operator } = await opened()
  await db.inTx((tx) => askAudit(tx, { actor: `member ${ann.id}`, now: clock.now() }))
  const begun = `Audit 1 is under way, for Ann (UID ${ann.id}).`
  expect((await operator('audit', 'list')).text).toBe(`${begun}\n(none)`)
  await db.inTx((tx) => tx`update pool_total set staked_t = staked_t + 1`)
  const { code, text } = await operator('audit')
  expect(code).toBe(1)
  expect(text.split('\n')[0]).toBe(begun)
  expect(text).toMatch(/totals of the pool.*\n1 finding\.$/)
  expect((await operator('audit', 'list')).text).toMatch(
    new RegExp(`Ann \\(UID ${ann.id}\\) +1$`, 'm'),
  )
  expect((await operator('health')).text).toMatch(
    new RegExp(`audit .* by Ann \\(UID ${ann.id}\\): 1`),
  )
})

test('a notice and an article are drafts until they are published, and a version that is to come is taken back', async () => {
  const { ann, operator } = await opened()
  const both = ['--title-en', 'A', '--title-zh', '甲', '--body-en', 'B', '--body-zh', '乙']
  const { text } = await operator('notice', 'draft', ...both)
  const id = /notice (\d+) written/.exec(text)?.[1] ?? ''
  expect((await operator('notice', 'show', id)).text).toMatch(/^draft/)
  expect((await ann.call('home/notice', {})).result.list).toEqual([])
  expect((await operator('notice', 'publish', id)).code).toBe(0)
  expect((await ann.call('home/notice', {})).result.list).toMatchObject([{ id, title: 'A' }])

  await operator('article', 'save', 'fees', ...both, '--draft')
  expect((await ann.call('home/columDetail', { key: 'fees' })).code).toBe(400)
  expect((await operator('article', 'list')).text).toMatch(/fees .*draft/)
  expect((await operator('article', 'publish', 'fees')).text).toBe('article fees is out')
  expect((await ann.call('home/columDetail', { key: 'fees' })).result).toMatchObject({ body: 'B' })
  await operator('article', 'save', 'fees', '--title-en', 'C', ...both.slice(2), '--draft')
  expect((await operator('article', 'drop', 'fees')).code).toBe(0)

  const later = ['--reason', 'as voted', '--from', '2099-01-01']
  const set = await operator('parameter', 'set', 'codeCountdown', '90', ...later)
  expect(set.text).toMatch(/codeCountdown: 60 → 90/)
  const version = /version (\d+)/.exec(set.text)?.[1] ?? ''
  expect((await operator('parameter', 'drop', version, 'voted', 'down')).code).toBe(0)
  expect((await operator('parameter', 'list')).text).not.toContain('2099')
  const history = await operator('parameter', 'history', 'codeCountdown')
  expect(history.text).toMatch(/60 → 90\n {2}taken back .* tester: voted down/)
})
