import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireOrders } from './expireOrders.ts'
import { HASH, OPEN, openPledging, type Pledging, SUBMIT, ten } from './testing/openPledging.ts'

let books: Pledging
beforeAll(async () => {
  books = await openPledging()
})
afterAll(() => books.close())

const later = (minutes: number) => new Date(books.clock.now().getTime() + minutes * 60_000)

test('without a payment an order fails after 30 minutes, but only once the chain was seen that far', async () => {
  const ann = await books.join()
  const { order } = (await ann.call(OPEN, ten)).result
  const named = (await ann.call(OPEN, ten)).result.order
  await ann.call(SUBMIT, { orderId: named.id, hash: HASH })
  const status = async () => (await ann.call('product/order', { id: order.id })).result.list[0]

  await books.chainSeen(later(29))
  await expireOrders(books)
  expect(await status()).toMatchObject({ status: 'review' })
  await books.chainSeen(later(45), 'otherStart')
  await expireOrders(books)
  expect(await status()).toMatchObject({ status: 'review' })
  await books.chainSeen(later(45))
  expect(await expireOrders(books)).toBeGreaterThan(0)
  expect(await status()).toMatchObject({
    status: 'fail',
    reason: /No payment of exactly this amount arrived in time/,
  })
  expect((await ann.call('member/inbox', {})).result.list).toMatchObject([
    { kind: 'order_failed', refId: order.id, no: order.no, amount: order.amount },
  ])
  expect((await ann.call('product/order', { id: named.id })).result.list).toMatchObject([
    { status: 'review' },
  ])

  expect(await ann.call(SUBMIT, { orderId: order.id, hash: HASH })).toMatchObject({
    code: 400,
    field: 'orderId',
  })
})

test('a payment that is named after the time, while nobody has ended the order, keeps it waiting', async () => {
  const ann = await books.join()
  const orderId = (await ann.call(OPEN, ten)).result.order.id
  books.pass(31 * 60_000)
  const named = await ann.call(SUBMIT, { orderId, hash: `0x${'cd'.repeat(32)}` })
  expect(named.result).toMatchObject({ status: 'review' })
  await books.chainSeen(later(2))
  await expireOrders(books)
  expect((await ann.call('product/order', { id: orderId })).result.list).toMatchObject([
    { status: 'review' },
  ])
})
