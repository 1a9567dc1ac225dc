import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HASH, OPEN, openPledging, type Pledging, SUBMIT, ten } from './testing/openPledging.ts'

let books: Pledging
beforeAll(async () => {
  books = await openPledging()
})
afterAll(() => books.close())

test('while the chain cannot be followed no wallet pledge is opened', async () => {
  const ann = await books.join()
  await books.chainSeen(books.clock.now(), 'otherStart')
  expect(await ann.call(OPEN, ten)).toMatchObject({ code: 400, message: /paused/ })
  await books.chainSeen(books.clock.now())
  expect(await ann.call(OPEN, ten)).toMatchObject({ code: 200 })
})

test('the payment is named exactly, for either coin', async () => {
  const ann = await books.join()
  const { pool, token } = books.world.config
  const native = (await ann.call(OPEN, ten)).result
  expect(native.order).toMatchObject({
    status: 'review',
    method: 'wallet',
    amount: '10.5',
    remainingDays: 90,
    startsAt: null,
    endsAt: null,
  })
  expect(native.payment).toEqual({
    chainId: 21_000,
    to: pool,
    value: '10500000000000000000',
    token: null,
    amount: '10500000000000000000',
    uri: `ethereum:${pool}@21000?value=10500000000000000000`,
    expiresAt: expect.any(String),
  })
  const waits = Date.parse(native.payment.expiresAt) - Date.parse(native.order.createdAt)
  expect(waits).toBe(30 * 60_000)

  const ofToken = (await ann.call(OPEN, { ...ten, coin: 'BTCWT' })).result
  expect(ofToken.payment).toMatchObject({
    to: pool,
    value: '0',
    token,
    amount: '10500000000000000000',
    uri: `ethereum:${token}@21000/transfer?address=${pool}&uint256=10500000000000000000`,
  })
})

test('no amount that can be written is too much to answer', async () => {
  const ann = await books.join()
  const most = '9'.repeat(27)
  expect(await ann.call(OPEN, { ...ten, coin: 'BTCWT', amount: most })).toMatchObject({ code: 200 })
  const said = await ann.call(OPEN, { ...ten, amount: most })
  expect(said).toMatchObject({ code: 400, field: 'amount' })
  expect(said.message).toMatch(/^The largest amount here is 9{26}\.9{18} BTCW\.$/)
})

test('an account that is not proved may open one too: the payment proves it', async () => {
  const ann = await books.join({ proved: false })
  expect(await ann.call(OPEN, ten)).toMatchObject({ code: 200 })
})

test('no more than five wait for a payment, however many are opened at once', async () => {
  const ann = await books.join()
  const said = await Promise.all(Array.from({ length: 9 }, () => ann.call(OPEN, ten)))
  expect(said.filter(({ code }) => code === 200)).toHaveLength(5)
  expect(await ann.call(OPEN, ten)).toMatchObject({ code: 400, message: /You have 5 pledges/ })
})

test('fifty equal calls open one order', async () => {
  const ann = await books.join()
  const key = randomUUID()
  const said = await Promise.all(Array.from({ length: 50 }, () => ann.call(OPEN, ten, key)))
  expect(new Set(said.map((it) => JSON.stringify(it))).size).toBe(1)
  expect((await ann.call('product/order', {})).result.list).toHaveLength(1)
})

test.each(['', '0x12', 'ab'.repeat(32), `0x${'ag'.repeat(32)}`, 7, null])(
  'the hash %j is refused at once',
  async (hash) => {
    const ann = await books.join()
    const { order } = (await ann.call(OPEN, ten)).result
    expect(await ann.call(SUBMIT, { orderId: order.id, hash })).toMatchObject({
      code: 400,
      field: 'hash',
    })
  },
)

test('another’s order is refused exactly as one that is not there', async () => {
  const [ann, bob] = [await books.join(), await books.join()]
  const { order } = (await ann.call(OPEN, ten)).result
  const others = await bob.call(SUBMIT, { orderId: order.id, hash: HASH })
  const none = await bob.call(SUBMIT, { orderId: '999999999', hash: HASH })
  expect(others).toMatchObject({ code: 400, field: 'orderId' })
  expect(others).toEqual(none)
})

test('the same hash again is the same answer, another is refused', async () => {
  const ann = await books.join()
  const { order } = (await ann.call(OPEN, ten)).result
  const said = await Promise.all(
    Array.from({ length: 50 }, () => ann.call(SUBMIT, { orderId: order.id, hash: HASH })),
  )
  expect(new Set(said.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(said[0]).toMatchObject({ code: 200, result: { status: 'review', hash: HASH } })

  const shouted = `0x${HASH.slice(2).toUpperCase()}`
  expect(await ann.call(SUBMIT, { orderId: order.id, hash: shouted })).toEqual(said[0])
  const another = await ann.call(SUBMIT, { orderId: order.id, hash: `0x${'cd'.repeat(32)}` })
  expect(another).toMatchObject({ code: 400, field: 'orderId' })
})
