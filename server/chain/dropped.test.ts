import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { increaseTime, mine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { FASTER, payUnmined } from '#server/testing/ordered.ts'

/** A member whose payment of 10 BTCW was handed in and waits to be mined. */
async function waiting(farm: Farm, settings?: { proved?: boolean }) {
  const ann = await farm.join(settings)
  await farm.look()
  const id = await ann.open('10')
  const { payment, hash } = await payUnmined({ farm, ann, id })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: 'pending' })
  return { ann, id, payment, hash }
}

const drop = (farm: Farm, hash: Hex) => rpc(farm.chain.url, 'anvil_dropTransaction', hash)

test('a dropped payment is in doubt for half an hour from when it was last seen, then nothing was taken', async () => {
  const farm = await openFarm()
  const { ann, id, hash } = await waiting(farm)
  await drop(farm, hash)
  await increaseTime(farm.chain.url, 29 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: null })
  await increaseTime(farm.chain.url, 2 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason:
      'The network dropped the transaction before it came into a block. Nothing was taken. Should a payment still arrive from your account, it is credited to your balance.',
  })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 0n, staked: 0n })
})

test('a payment that waits for hours keeps its order, and being dropped then does not fail it at once', async () => {
  const farm = await openFarm()
  const { ann, id, hash } = await waiting(farm)
  farm.pass(2 * 3_600_000)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: 'pending' })
  await drop(farm, hash)
  await increaseTime(farm.chain.url, 2 * 3_600 + 20 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: null })
})

test('a payment that is sped up after hours still pays its order', async () => {
  const farm = await openFarm()
  const { ann, id, payment } = await waiting(farm)
  farm.pass(2 * 3_600_000)
  await farm.look()
  const fast = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await increaseTime(farm.chain.url, 2 * 3_600)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: fast })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
})

test('an order whose transaction was cancelled in the wallet says first that it is looked into, then that nothing was taken', async () => {
  const farm = await openFarm()
  const { ann, id, payment } = await waiting(farm)
  const self = { ...payment, to: ann.wallet.account.address, value: 0n }
  await ann.wallet.sendTransaction({ ...self, ...FASTER })
  await mine(farm.chain.url)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hashState: 'replaced' })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /Nothing was taken/ })
})

test('a transaction replaced by a payment of another amount says that this one was credited', async () => {
  const farm = await openFarm()
  const { ann, id, payment } = await waiting(farm)
  await ann.wallet.sendTransaction({ ...payment, value: 7n * COIN, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /Another amount arrived/ })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 7n * COIN, staked: 0n })
})

test('a dropped payment that is mined after its order ended is credited, and the order says so', async () => {
  const farm = await openFarm()
  const { ann, id, hash, payment } = await waiting(farm)
  await drop(farm, hash)
  await increaseTime(farm.chain.url, 31 * 60)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'fail' })
  await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason: /arrived after the order had ended. It was credited to your balance/,
  })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
  expect(await farm.surplus()).toBe(0n)
})

test('without a hash nothing was taken after half an hour, and what arrives later is credited and told', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const id = await ann.open('10')
  await increaseTime(farm.chain.url, 32 * 60)
  await farm.look()
  await expireOrders(farm.world)
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason:
      /Nothing was taken for this order. Should a payment still arrive from your account, it is credited to your balance/,
  })
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', hash, reason: /credited/ })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
})

test('from an address that is not proved a late payment is kept, and the order says that it would be', async () => {
  const farm = await openFarm()
  const { ann, id, hash, payment } = await waiting(farm, { proved: false })
  await drop(farm, hash)
  await increaseTime(farm.chain.url, 31 * 60)
  await farm.look()
  await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({
    status: 'fail',
    reason: /Should a payment still arrive, it is kept for you: prove the address/,
  })
  expect((await ann.balances()).BTCW.available).toBe(0n)
})
