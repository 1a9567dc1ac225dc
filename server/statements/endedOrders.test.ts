import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDue } from '#server/rewards/endDue.ts'
import { as } from '#server/testing/as.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { cutLines } from '#shared/records/cutLines.ts'
import { statementLines } from './statementLines.ts'
import { readStatement } from './testing/readStatement.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const pledge = { coin: 'BTCW', planId: 'd30' } as const

test('the principal that an order gave back names its order on both accounts, equal ones too', async () => {
  const ann = await books.join()
  const bob = await books.join()
  for (const member of [ann, bob]) await member.has('BTCW', 100n * COIN)
  for (const amount of ['10', '20', '10', '10']) {
    await ann.call('product/pledge', { ...pledge, amount })
    await bob.call('product/pledge', { ...pledge, amount })
  }
  expect(await endDue(books, '2999-01-01')).toEqual([])
  const { result } = await ann.call('product/order', { status: 'end' })
  const orders = result.list.map(({ no }) => no).toReversed()
  const { runs } = await readStatement(ann)
  const ended = (bucket: string) =>
    cutLines(runs, { from: null, before: null })
      .filter((it) => it.bucket === bucket && it.coin === 'BTCW')
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'order_end'))
      .map(({ refNo, amount }) => [refNo, amount])
  const amounts = [10n, 20n, 10n, 10n].map((amount) => amount * COIN)
  expect(orders).toHaveLength(4)
  expect(ended('available')).toEqual(orders.map((no, i) => [no, amounts[i]]))
  expect(ended('staked')).toEqual(orders.map((no, i) => [no, -(amounts[i] ?? 0n)]))
})

/** Orders of somebody else that end in the same journal: of a table of a few pages all is read, whatever indexes it has. */
const LINES = 20_000

test('of a page of ended orders the member’s own entries are read and no others, however many end together', async () => {
  const ann = await books.join()
  const bob = await books.join()
  for (const member of [ann, bob]) {
    await member.has('BTCW', 100n * COIN)
    await member.call('product/pledge', { ...pledge, amount: '10' })
  }
  expect(await endDue(books, '2999-01-01')).toEqual([])
  await as(books.db.ownerUrl, (client) =>
    client.query(`
      insert into account (id, owner_id, code, coin) overriding system value values (100000, ${bob.id}, 'available', 'BTCWT');
      insert into entry (account_id, seq, journal_id, owner_id, amount, balance_after, type, ref_type, ref_id, at)
      select 100000, n, j.id, ${bob.id}, 1, n, 'pledge_return', 'order', n, j.created_at
      from (select * from journal order by id desc limit 1) j, generate_series(1, ${LINES}) n;
      analyze`),
  )
  const asked = { member: ann.id, coin: 'BTCW', bucket: 'staked', page: 0 } as const
  const read = await books.db.inTx((tx) =>
    rowsRead(tx, ['entry'], async () => {
      const lines = await statementLines(tx, asked)
      expect(lines.map(({ kind }) => kind)).toEqual(['product/pledge', 'order_end'])
    }),
  )
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(20)
})
