import { expect, test } from 'vitest'
import { increaseTime, mine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { FASTER, ordered, payUnmined } from '#server/testing/ordered.ts'
import { orderRef } from './orderRef.ts'

const SUBMIT = 'product/bTCWPledge'

test('an unknown hash is asked for again for half an hour, then the order fails', async () => {
  const { farm, ann, id } = await ordered()
  await ann.call(SUBMIT, { orderId: id, hash: `0x${'ab'.repeat(32)}` })
  await increaseTime(farm.chain.url, 29 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  await increaseTime(farm.chain.url, 2 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason: /never found on the Bitwave chain. Nothing was taken there/,
  })
})

test('a transaction that waits to be mined keeps its order waiting', async () => {
  const { farm, ann, id } = await ordered()
  await payUnmined({ farm, ann, id })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: null })
  await farm.settle(3)
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
})

test('a transaction that failed on the chain fails the order, once it is deep enough', async () => {
  const { farm, ann, id } = await ordered()
  const hash = await ann.wallet.writeContract({
    ...farm.chain.pool,
    functionName: 'pledge',
    args: [orderRef(id)],
    value: 0n,
    gas: 100_000n,
  })
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /failed on the chain/ })
  expect(await ann.balances()).toMatchObject({ BTCW: { available: 0n, staked: 0n } })
})

test('after a transaction that failed another may be named before the order fails', async () => {
  const { farm, ann, id } = await ordered()
  const call = { ...farm.chain.pool, functionName: 'pledge', args: [orderRef(id)] } as const
  const failed = await ann.wallet.writeContract({ ...call, value: 0n, gas: 100_000n })
  await ann.wallet.waitForTransactionReceipt({ hash: failed })
  await ann.call(SUBMIT, { orderId: id, hash: failed })
  const other = { orderId: id, hash: `0x${'cd'.repeat(32)}` }
  expect(await ann.call(SUBMIT, other)).toMatchObject({
    code: 400,
    message: 'This order already has another transaction.',
    field: 'orderId',
  })
  await farm.look()
  const hash = await ann.pay(10n * COIN)
  expect(await ann.call(SUBMIT, { orderId: id, hash })).toMatchObject({ code: 200 })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
})

test('a payment to somebody else does not pay the pool', async () => {
  const { farm, ann, id } = await ordered()
  const hash = await ann.pay(10n * COIN, '0x00000000000000000000000000000000000000b0' as never)
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /did not pay the pool/ })
})

test('a payment from another member’s wallet is theirs, and fails the order', async () => {
  const farm = await openFarm()
  const [ann, bob] = [await farm.join(), await farm.join()]
  await farm.look()
  const id = await ann.open('10')
  const hash = await bob.pay(10n * COIN)
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason: /another wallet address.* it is kept: contact customer service with the hash/,
  })
  expect((await bob.balances()).BTCW.available).toBe(10n * COIN)
  expect((await ann.balances()).BTCW).toMatchObject({ available: 0n, staked: 0n })
})

test('a cancelled transaction fails the order as replaced', async () => {
  const { farm, ann, id } = await ordered()
  const { payment } = await payUnmined({ farm, ann, id })
  await farm.look()
  const cancelled = { ...payment, to: ann.wallet.account.address, value: 0n, ...FASTER }
  await ann.wallet.sendTransaction(cancelled)
  await mine(farm.chain.url, 1)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /was replaced/ })
  expect(await ann.balances()).toMatchObject({ BTCW: { available: 0n, staked: 0n } })
})

test('a payment that was sped up pays its order under its new hash', async () => {
  const { farm, ann, id } = await ordered()
  const { payment } = await payUnmined({ farm, ann, id })
  await farm.look()
  const fast = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url, 1)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: fast })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
})
