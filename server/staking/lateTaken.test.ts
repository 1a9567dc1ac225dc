import { expect, test } from 'vitest'
import { increaseTime, reorg } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { ordered } from '#server/testing/ordered.ts'
import { expireOrders } from './expireOrders.ts'

/** A member whose order named a transaction that was never found; it has failed. */
async function neverFound() {
  const { farm, ann, id } = await ordered()
  await ann.call('product/bTCWPledge', { orderId: id, hash: `0x${'ab'.repeat(32)}` })
  await increaseTime(farm.chain.url, 32 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /never found/ })
  return { farm, ann, id }
}

test('an order whose late payment had another hash no longer says that it was credited once the chain took it back', async () => {
  const { farm, ann, id } = await neverFound()
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ hash, hashState: 'mined', reason: /was credited/ })
  await reorg(farm.chain.url, 5)
  await farm.look()
  const [row] = await farm.db.inTx((tx) => tx`select reason from pledge_order where id = ${id}`)
  expect(row).toEqual({ reason: 'reorganised' })
})

test('what was told on such an order is not told on the next one as well', async () => {
  const { farm, ann } = await neverFound()
  const other = await ann.open('10')
  await increaseTime(farm.chain.url, 31 * 60)
  await ann.pay(10n * COIN)
  await farm.settle()
  await increaseTime(farm.chain.url, 2 * 60)
  await farm.settle()
  await expireOrders(farm.world)
  expect(await ann.order(other)).toMatchObject({ status: 'fail', reason: /Nothing was taken/ })
})
