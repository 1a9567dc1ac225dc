import { expect, test } from 'vitest'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

const SUBMIT = 'product/bTCWPledge'

/** A member with two open orders of the same coin and amount. */
async function twoOrders() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  return { farm, ann, older: await ann.open('10'), newer: await ann.open('10') }
}

test('a payment that nobody named pays the order that waits for no other one', async () => {
  const { farm, ann, older, newer } = await twoOrders()
  await ann.call(SUBMIT, { orderId: older, hash: `0x${'ab'.repeat(32)}` })
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(older)).toMatchObject({ status: 'review' })
})

test('the payment of one order that is only seen is not handed in for the other', async () => {
  const { farm, ann, older, newer } = await twoOrders()
  const hash = await ann.pay(10n * COIN)
  await farm.look()
  expect((await ann.call(SUBMIT, { orderId: newer, hash })).code).toBe(200)
  expect(await ann.call(SUBMIT, { orderId: older, hash })).toMatchObject({
    code: 400,
    field: 'hash',
    message: 'This transaction was already used.',
  })
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success', hash })
  // It waits on, and its own payment pays it.
  const own = await ann.pay(10n * COIN)
  expect((await ann.call(SUBMIT, { orderId: older, hash: own })).code).toBe(200)
  await farm.settle()
  expect(await ann.order(older)).toMatchObject({ status: 'success', hash: own })
})
