import { expect, onTestFinished, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders } from '#server/testing/seed.ts'
import { run } from './run.ts'

const DAYS = `from generate_series(date '2020-01-01', date '2020-02-20', interval '1 day') d`
const MANY = 'from generate_series(1, 51) n'

/** 51 rows of lists that were cut once, how each is asked for, and what a line of it begins with. */
const LONG: [insert: string, typed: string[], line: RegExp][] = [
  [
    `insert into notice (title_en, title_zh, body_en, body_zh, published_at, updated_at)
     select 'row', '列', 'x', 'x', '2020-01-01', '2020-01-01' ${MANY}`,
    ['notice', 'list'],
    /^\d+ +row/gm,
  ],
  [
    `insert into distribution (day, revenue, pool_seq, staking_share, community_share, subsidy_share, total_weight,
       staked_t, orders, carried_over, started_at, finished_at) select d, 0, 0, 0, 0, 0, 0, 0, 0, 0, d, d ${DAYS}`,
    ['day', 'list'],
    /^2020-/gm,
  ],
  [
    `insert into solvency_day select d, 'BTCW', d, 1, 0, 0, 0, 0, 0, 0 ${DAYS}`,
    ['solvency'],
    /^2020-/gm,
  ],
  [
    `insert into parameter (name, value, effective_at, created_at, actor, reason)
     select 'codeCountdown', '60', timestamptz '2020-01-01' + n * interval '1 day', '2020-01-01', 'ann', 'row' ${MANY}`,
    ['parameter', 'history', 'codeCountdown'],
    /^codeCountdown/gm,
  ],
  [
    `insert into audit_run (actor, started_at, finished_at, findings) select 'row', d, d, '[]' ${DAYS}`,
    ['audit', 'list'],
    /^\d+ +2020/gm,
  ],
  [
    `insert into operator_act (actor, act, subject, at, previous_hash, hash)
     select 'row', 'try', 'a', now(), n, n ${MANY}`,
    ['log', '50'],
    /: try, a/gm,
  ],
]

/** A farm's books with one member, and what the command says to what is typed. */
async function opened() {
  const { db, join, close } = await openBooks()
  onTestFinished(close)
  const operator = async (...typed: string[]) => {
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const env = { DATABASE_URL: db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' }
    await run(typed, { env, say, complain: say, input: async () => '' })
    return said.join('\n')
  }
  return { db, ann: await join(), operator }
}

test('each list that was cut once says that there are more, and goes on', async () => {
  const { db, operator } = await opened()
  for (const [insert, typed, line] of LONG) {
    await as(db.ownerUrl, (owner) => owner.query(insert))
    const first = await operator(...typed)
    const after = /There are more: --after (\S+)/.exec(first)?.[1] ?? ''
    const last = await operator(...typed, '--after', after)
    const told = [first, last].map((text) => text.match(line)?.length)
    expect([typed, ...told]).toEqual([typed, 50, 1])
    expect(last).not.toContain('There are more')
  }
})

test('a list that is longer than what is told at once says so, and goes on', async () => {
  const { db, ann, operator } = await opened()
  const orders = Array.from({ length: 51 }, () => ({ member: Number(ann.id), amount: COIN }))
  await db.inTx((tx) => seedOrders(tx, orders))
  const rows = (text: string) => text.split('\n').filter((line) => line.includes(`  ${ann.id}  `))
  const first = await operator('order', 'list', '--member', ann.id)
  expect(rows(first)).toHaveLength(50)
  const after = /There are more: --after (\S+)/.exec(first)?.[1] ?? ''
  const last = await operator('order', 'list', '--member', ann.id, '--after', after)
  expect(rows(last)).toHaveLength(1)
  expect(last).not.toContain('There are more')
})
