import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Asking, asked, CASH, FEE, openAsking, RECEIVER } from './testing/openAsking.ts'

let books: Asking
beforeAll(async () => {
  books = await openAsking()
})
afterAll(() => books.close())

test('it holds amount and fee from the moment it is asked for, in one journal with a line for each', async () => {
  const ann = await books.memberWith({ BTCW: 100n * COIN })
  const { result } = await ann.call(CASH, { ...asked, address: RECEIVER.toLowerCase() })
  expect(result).toMatchObject({
    no: expect.stringMatching(/^\d{6}\d{5,}$/),
    coin: 'BTCW',
    amount: '10',
    fee: '0.5',
    feeCoin: 'BTCW',
    method: 'chain',
    address: RECEIVER,
    status: 'review',
    reason: null,
    hash: null,
    confirmations: null,
    doneAt: null,
  })
  expect((await books.has(ann)).BTCW).toEqual([90n * COIN - FEE, 10n * COIN + FEE])
  const { list } = (await ann.call('asset/flowRecord', { limit: 2 })).result
  const ref = { direction: 'out', refType: 'withdrawal', refNo: result.no, hash: null }
  expect(list).toMatchObject([
    { type: 'fee', amount: '0.5', balanceAfter: '89.5', ...ref },
    { type: 'withdrawal', amount: '10', balanceAfter: '90', ...ref },
  ])
  expect((await ann.call('asset/cashRecord', { id: result.id })).result.list).toEqual([result])
})

test('50 equal calls at once have one effect and 50 equal answers', async () => {
  const ann = await books.memberWith({ BTCW: 100n * COIN })
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ann.call(CASH, asked, key).then((it) => JSON.stringify(it))),
  )
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ code: 200 })
  expect((await books.has(ann)).BTCW).toEqual([90n * COIN - FEE, 10n * COIN + FEE])
  expect((await ann.call('asset/cashRecord', {})).result.list).toHaveLength(1)
})

test('of calls that together ask for too much, as many pass as there is money for', async () => {
  const ann = await books.memberWith({ BTCW: 3n * (10n * COIN + FEE) + 10n * COIN })
  const said = await Promise.all(Array.from({ length: 8 }, () => ann.call(CASH, asked)))
  expect(said.filter(({ code }) => code === 200)).toHaveLength(3)
  for (const { message } of said.filter(({ code }) => code !== 200))
    expect(message).toContain('0.5 BTCW is missing. The largest amount that works is 9.5 BTCW.')
  expect((await books.has(ann)).BTCW).toEqual([10n * COIN, 3n * (10n * COIN + FEE)])
})

test('the books are whole after all of this', async () => {
  expect(await audit(books.db)).toEqual([])
})
