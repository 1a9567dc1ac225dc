import { expect, test } from 'vitest'
import { increaseTime } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { ordered } from '#server/testing/ordered.ts'
import { expireOrders } from './expireOrders.ts'

/** A member whose payment came and was credited while nobody ended orders, as after a service that was away. */
async function paidLate(orders: number) {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const ids: string[] = []
  for (let made = 0; made < orders; made += 1) ids.push(await ann.open('10'))
  await increaseTime(farm.chain.url, 31 * 60)
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
  await increaseTime(farm.chain.url, 2 * 60)
  return { farm, ann, ids, hash }
}

test('an order that is ended after its late payment was credited says that it was', async () => {
  const { farm, ann, ids, hash } = await paidLate(2)
  await farm.settle()
  await expireOrders(farm.world)
  const [first, second] = await Promise.all(ids.map((id) => ann.order(id)))
  expect(first).toMatchObject({ status: 'fail', hash, reason: /It was credited to your balance/ })
  // One payment is told on one order.
  expect(second).toMatchObject({ status: 'fail', hash: null, reason: /Nothing was taken/ })
})

test('so does one whose own transaction was never found', async () => {
  const { farm, ann, id } = await ordered()
  await ann.call('product/bTCWPledge', { orderId: id, hash: `0x${'ab'.repeat(32)}` })
  await increaseTime(farm.chain.url, 32 * 60)
  await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /It was credited/ })
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)
})
