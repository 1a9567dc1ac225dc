import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import type { Member } from '#server/testing/openBooks.ts'
import { anyAddress, openPaid, type Paid } from './testing/openPaid.ts'

let books: Paid
beforeAll(async () => {
  books = await openPaid()
})
afterAll(() => books.close())

test('an address is known once it was really paid, each once, the latest first, for its own member', async () => {
  const [ann, bob] = await Promise.all([books.rich(), books.rich()])
  const [one, two, three] = [anyAddress(), anyAddress(), anyAddress()]
  const addresses = async (member: Member) =>
    (await member.call('asset/cashAddresses', {})).result.list
  await books.paid(await books.ask(ann, '1', 'BTCW', one), '2026-11-20T10:00:00Z')
  await books.paid(await books.ask(ann, '1', 'BTCW', two), '2026-11-20T11:00:00Z')
  await books.paid(await books.ask(ann, '10', 'BTCWT', one), '2026-11-20T12:00:00Z')
  const unpaid = await books.ask(ann, '1', 'BTCW', three)
  await ann.call('asset/cashCancel', { withdrawalId: unpaid })
  await books.ask(ann, '1', 'BTCW', three)
  expect(await addresses(ann)).toEqual([
    { address: one, lastUsedAt: '2026-11-20T12:00:00.000Z' },
    { address: two, lastUsedAt: '2026-11-20T11:00:00.000Z' },
  ])
  expect(await addresses(bob)).toEqual([])
})

test('at most 100 addresses are told, however many were paid', async () => {
  const ann = await books.rich()
  await as(books.db.ownerUrl, async (client) => {
    await client.query(
      `insert into withdrawal (no, member_id, coin, amount, fee, address, state, created_at, done_at)
       select 'x' || n, $1, 'BTCW', 1, 0, '0x' || lpad((n % 120)::text, 40, '0'), 'paid', t, t
       from generate_series(1, 20000) n cross join lateral (select '2026-01-01'::timestamptz + n * interval '1 s' as t) l`,
      [ann.id],
    )
    await client.query('analyze withdrawal')
  })
  const { list } = (await ann.call('asset/cashAddresses', {})).result
  expect(list).toHaveLength(100)
  expect(new Set(list.map(({ address }: { address: string }) => address)).size).toBe(100)
  // 20,000 s after the first of January, and one second less for each before it.
  expect(list[0]?.lastUsedAt).toBe('2026-01-01T05:33:20.000Z')
  expect(list[99]?.lastUsedAt).toBe('2026-01-01T05:31:41.000Z')
})
