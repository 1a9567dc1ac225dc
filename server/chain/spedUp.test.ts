import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { FASTER, ordered, payUnmined } from '#server/testing/ordered.ts'

const SUBMIT = 'product/bTCWPledge'

/** Two orders of the same amount, of which the second is paid by a transaction that waits. */
async function openTwo() {
  const { farm, ann, id: first } = await ordered()
  const second = await ann.open('10')
  const { payment } = await payUnmined({ farm, ann, id: second })
  await farm.look()
  return { farm, ann, first, second, payment }
}

test('a payment that was sped up pays the order that it was made for, and no older one of as much', async () => {
  const { farm, ann, first, second, payment } = await openTwo()
  const fast = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(second)).toMatchObject({ status: 'success', hash: fast })
  expect(await ann.order(first)).toMatchObject({ status: 'review', hash: null })
})

test('one of another number that comes meanwhile pays the order that names none', async () => {
  const { farm, ann, first, second, payment } = await openTwo()
  const other = await ann.wallet.sendTransaction({ ...payment, nonce: payment.nonce + 1 })
  const fast = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(second)).toMatchObject({ status: 'success', hash: fast })
  expect(await ann.order(first)).toMatchObject({ status: 'success', hash: other })
})

test('a phone that tells of the payment before once more does not push out the one that took its place', async () => {
  const { farm, ann, second, payment } = await openTwo()
  const before = (await ann.order(second))?.hash
  const fast = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url)
  await farm.look()
  expect(await ann.call(SUBMIT, { orderId: second, hash: fast })).toMatchObject({ code: 200 })
  const again = await ann.call(SUBMIT, { orderId: second, hash: before })
  expect(again).toMatchObject({ code: 400, field: 'orderId' })
  expect(await ann.order(second)).toMatchObject({ hash: fast })
  await farm.settle()
  expect(await ann.order(second)).toMatchObject({ status: 'success', hash: fast })
})
