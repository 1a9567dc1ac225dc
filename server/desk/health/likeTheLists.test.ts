import { expect, onTestFinished, test } from 'vitest'
import { run } from '#server/operator/run.ts'
import { as } from '#server/testing/as.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { beginsNext, onTheirWay } from '#shared/desk/onTheirWay.ts'

/** Numbered by their place: the fourth was paid otherwise before anybody approved it, the eighth waits for gas. */
const STATES = [
  'requested',
  'requested',
  'requested',
  'requested',
  'approved',
  'approved',
  'approved',
  'approved',
  'nonce',
  'signed',
  'broadcast',
  'mined',
  'paid',
]

async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const [ann, bob] = [await books.join(), await books.join()]
  await as(books.db.ownerUrl, async (client) => {
    await client.query(
      `insert into withdrawal (no, member_id, coin, amount, fee, address, state, decided_by, decided_at, created_at, done_at)
      select place, case when place = 5 then $2::bigint else $1::bigint end, 'BTCW', 1, 0,
        '0x' || repeat('a', 40), state, case when state <> 'requested' then 'service' end,
        case when state <> 'requested' then now() end, now(), case when state = 'paid' then now() end
      from unnest($3::text[]) with ordinality as it(state, place)`,
      [ann.id, bob.id, STATES],
    )
    await client.query(`update withdrawal set halted = 'paidOtherwise' where no = '4'`)
    await client.query(`update withdrawal set halted = 'gasShort' where no = '8'`)
    await client.query(
      `update member set frozen_at = now(), frozen_reason = 'stolen' where id = $1`,
      [bob.id],
    )
  })
  return { ...books, at: atDeskOf(books.world) }
}

test('the figures of withdrawals are those of their lists, and one that is in two waits for somebody once', async () => {
  const { at } = await opened()
  const { payouts } = (await at('operator/health', {})) as DeskResult<'operator/health'>
  const listed = async (filter: 'waiting' | 'halted' | 'going') => {
    const found = await at('operator/withdrawals', { filter, limit: 50 })
    return (found as DeskResult<'operator/withdrawals'>).list.map(({ no }) => no)
  }
  const [waiting, halted] = [await listed('waiting'), await listed('halted')]
  expect(payouts.requested).toBe(waiting.length)
  expect(payouts.waiting).toBe(halted.length)
  expect(payouts.open).toBe(new Set([...waiting, ...halted]).size)
  expect(onTheirWay(payouts)).toBe((await listed('going')).length)
  expect(beginsNext(payouts)).toBe(3)
  const counts = { going: 4, approved: 4, frozen: 1, waiting: 2 }
  expect(payouts).toMatchObject({ ...counts, requested: 4, open: 5 })
  expect(await at('operator/payouts', {})).toMatchObject(counts)
})

test('the command line tells of approved withdrawals that nothing has begun with', async () => {
  const { db } = await opened()
  const said: string[] = []
  const keep = (line: string) => said.push(line)
  const env = { DATABASE_URL: db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' }
  await run(['health'], { env, say: keep, complain: keep, input: async () => '' })
  expect(said.join('\n')).toContain(
    '4 to approve, 8 on their way (4 not begun, 1 of them of frozen members), 2 halted',
  )
})
