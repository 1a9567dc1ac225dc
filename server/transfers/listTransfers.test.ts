import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import { pairIn } from '#server/testing/pairIn.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const TRANSFER = 'asset/transfer'
const pair = (amount: bigint) => pairIn(books, amount)

test('records come newest first in pages that stay whole while others are added, and by coin', async () => {
  const { ann, asked } = await pair(100n * COIN)
  await ann.has('BTCWT', 100n * COIN)
  for (const amount of ['1', '2', '3', '4', '5'])
    await ann.call(TRANSFER, { ...asked, amount, coin: amount === '3' ? 'BTCWT' : 'BTCW' })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const body: object = { limit: 2, ...(cursor && { cursor }) }
    const { result } = await ann.call('asset/transferTo', body)
    seen.push(...result.list.map(({ amount }: { amount: string }) => amount))
    await ann.call(TRANSFER, { ...asked, amount: '6' })
    cursor = result.next
  } while (cursor)
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
  const { list } = (await ann.call('asset/transferTo', { coin: 'BTCWT' })).result
  expect(list.map(({ amount }: { amount: string }) => amount)).toEqual(['3'])
  expect(await ann.call('asset/transferTo', { cursor: 'x' })).toMatchObject({
    code: 400,
    field: 'cursor',
  })
})

test('one is found by its id by whom it concerns, however far down it stands', async () => {
  const { ann, bob, asked } = await pair(100n * COIN)
  const { result: first } = await ann.call(TRANSFER, { ...asked, amount: '1' })
  await ann.call(TRANSFER, { ...asked, amount: '2' })
  const found = async (who: Member, path: 'asset/transferTo' | 'asset/transferFrom', more = {}) =>
    (await who.call(path, { id: first.id, limit: 1, ...more })).result
  const alone = { list: [first], next: null }
  expect(await found(ann, 'asset/transferTo')).toEqual(alone)
  expect(await found(bob, 'asset/transferFrom')).toEqual(alone)
  expect(await found(bob, 'asset/transferFrom', { coin: 'BTCW' })).toEqual(alone)

  const none = { list: [], next: null }
  const { ann: other } = await pair(COIN)
  expect(await found(ann, 'asset/transferFrom')).toEqual(none)
  expect(await found(bob, 'asset/transferTo')).toEqual(none)
  expect(await found(bob, 'asset/transferFrom', { coin: 'BTCWT' })).toEqual(none)
  expect(await found(bob, 'asset/transferFrom', { id: '999999999' })).toEqual(none)
  for (const path of ['asset/transferTo', 'asset/transferFrom'] as const)
    expect(await found(other, path)).toEqual(none)
  expect(await bob.call('asset/transferFrom', { id: '1 or 1' })).toMatchObject({
    code: 400,
    field: 'id',
  })
})
