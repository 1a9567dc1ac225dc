import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const linesOf = async (member: Member) =>
  (await member.call('asset/flowRecord', {})).result.list.filter(({ type }) => type !== 'deposit')

test('a line names the order, the withdrawal or the transfer that it is about, as their records find it', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  await ann.has('BTCW', 100n * COIN)
  const asked = { coin: 'BTCW', amount: '10' }
  const order = (await ann.call('product/pledge', { ...asked, planId: 'd30' })).result.id
  const address = getAddress('0x8ba1f109551bd432803012645ac136ddd64dba72')
  const withdrawal = (await ann.call('asset/cash', { ...asked, address })).result.id
  const sent = (await ann.call('asset/transfer', { ...asked, payeeId: bob.id })).result.id

  const ids = { order, withdrawal, transfer: sent }
  const lines = await linesOf(ann)
  expect(lines).toHaveLength(5)
  for (const { refType, refId } of lines) expect(refId).toBe(ids[refType as keyof typeof ids])
  expect(await linesOf(bob)).toMatchObject([{ type: 'transfer_in', refId: sent }])

  expect((await ann.call('product/order', { id: order })).result.list).toHaveLength(1)
  expect((await ann.call('asset/cashRecord', { id: withdrawal })).result.list).toHaveLength(1)
  expect((await ann.call('asset/transferTo', { id: sent })).result.list).toHaveLength(1)
  expect((await bob.call('asset/transferFrom', { id: sent })).result.list).toHaveLength(1)
})

test('a share of another member’s order, and what has no record of its own, lead to none', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  await bob.has('BTCW', 100n * COIN)
  const pledged = { coin: 'BTCW', amount: '10', planId: 'd30' }
  const order = (await bob.call('product/pledge', pledged)).result.id
  const meta = { day: '2026-11-20', member: bob.id, ratio: 1_000 }
  const line = { refType: 'order', refId: order, meta } as const
  const to = { owner: ann.id, code: 'available' } as const
  const paid = { from: treasury, to, coin: 'BTCW', amount: COIN } as const
  await books.db.inTx((tx) =>
    post(tx, {
      key: 'shares',
      kind: 'test',
      now: books.clock.now(),
      moves: [
        { ...paid, in: { ...line, type: 'community_reward' } },
        { ...paid, in: { type: 'deposit', refType: 'arrival', refId: order } },
      ],
    }),
  )
  const { list } = (await ann.call('asset/flowRecord', {})).result
  expect(list.map(({ refId }) => refId)).toEqual([null, null])
})
