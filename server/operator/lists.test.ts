import { expect, onTestFinished, test } from 'vitest'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedOrders } from '#server/testing/seed.ts'
import { run } from './run.ts'

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
