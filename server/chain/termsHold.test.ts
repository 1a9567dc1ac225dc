import { expect, test } from 'vitest'
import { increaseTime } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { FASTER, ordered } from '#server/testing/ordered.ts'
import { orderRef } from './orderRef.ts'

const HOUR = 3_600

/** A member with an order of 10 BTCW whose payment is named and cannot be mined: `fill` sends the one that it waits for. */
async function stuck(value = 10n * COIN) {
  const { farm, ann, id } = await ordered()
  const { address } = ann.wallet.account
  const nonce = await ann.wallet.getTransactionCount({ address })
  const call = { ...farm.chain.pool, functionName: 'pledge', args: [orderRef(id)] } as const
  const late = { nonce: nonce + 1, gas: 200_000n } as const
  const hash = await ann.wallet.writeContract({ ...call, value, ...late })
  expect(await ann.call('product/bTCWPledge', { orderId: id, hash })).toMatchObject({ code: 200 })
  const go = async (hours: number) => {
    farm.pass(hours * HOUR * 1_000)
    await increaseTime(farm.chain.url, hours * HOUR)
  }
  const fill = async (next = hash) => {
    await ann.wallet.sendTransaction({ to: address, nonce })
    await ann.wallet.waitForTransactionReceipt({ hash: next })
  }
  return { farm, ann, id, hash, late, go, fill }
}

test('a payment that is never mined keeps its order, and the terms of its day, for 24 hours and no longer', async () => {
  const { farm, ann, id, hash, go, fill } = await stuck()
  await farm.look()
  for (const hours of [10, 10]) {
    await go(hours)
    await farm.look()
    expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: 'pending' })
  }
  await go(5)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason: /arrived in time. Nothing was taken .* it is credited to your balance/,
  })
  await fill()
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', hash, reason: /after the order/ })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
  expect(await farm.surplus()).toBe(0n)
})

test('nor does the order that a payment names, nor the one that names it, where it comes before anybody has ended it', async () => {
  const { farm, ann, id, hash, go, fill } = await stuck()
  await go(23)
  await farm.look()
  await go(2)
  await fill()
  await farm.look()
  expect(await ann.order(id)).not.toMatchObject({ confirmations: expect.any(Number) })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', hash, reason: /after the order/ })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
})

test('of another amount it is a deposit, and the order has had its time all the same', async () => {
  const { farm, ann, id, go, fill } = await stuck(7n * COIN)
  await go(25)
  await fill()
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /arrived in time/ })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 7n * COIN, staked: 0n })
})

test('one that takes the place of such a payment afterwards is told as late, and not as another amount', async () => {
  const { farm, ann, id, late, go, fill } = await stuck()
  await go(23)
  await farm.look()
  await go(2)
  const payment = { to: farm.chain.pool.address, value: 10n * COIN, ...late, ...FASTER }
  const hash = await ann.wallet.sendTransaction(payment)
  await fill(hash)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', hash, reason: /after the order/ })
})

test('a payment that is mined in its last hour still pledges', async () => {
  const { farm, ann, id, hash, go, fill } = await stuck()
  await go(23)
  await fill()
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
})

test('a hash that is named anew does not lengthen the day', async () => {
  const { farm, ann, id } = await ordered()
  farm.pass(24 * HOUR * 1_000 - 60_000)
  const hash = `0x${'ab'.repeat(32)}`
  expect(await ann.call('product/bTCWPledge', { orderId: id, hash })).toMatchObject({ code: 200 })
  const [row] = await farm.db.inTx(
    (tx) =>
      tx`select expires_at - created_at = '24 hours' as whole from pledge_order where id = ${id}`,
  )
  expect(row).toEqual({ whole: true })
})
