import { expect, test } from 'vitest'
import { increaseTime, reorg } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { ordered } from '#server/testing/ordered.ts'
import { paid, rawOf } from '#server/testing/paid.ts'

async function passMinutes(farm: Farm, minutes: number) {
  farm.pass(minutes * 60_000)
  await increaseTime(farm.chain.url, minutes * 60)
}

test('a payment taken back before it was credited moves no money, and its order waits again', async () => {
  const { farm, ann, id } = await paid()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.settle(1)
  await reorg(farm.chain.url, 2)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: null })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await farm.surplus()).toBe(0n)

  // Paid anew, the order is still good.
  const again = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: again })
})

test('a payment that moves to another block is confirmed there, and credited once', async () => {
  const { farm, ann, id, hash } = await paid()
  const raw = await rawOf(farm, hash)
  await farm.settle(1)
  await reorg(farm.chain.url, 2, [[raw, 1]])
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1, hash })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 2 })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  expect(await farm.surplus()).toBe(0n)
})

test('what nobody named waits by its hash when it is gone, for half an hour, and pays its order when it comes back', async () => {
  const { farm, ann, id } = await ordered()
  await passMinutes(farm, 28)
  const hash = await ann.pay(10n * COIN)
  const raw = await rawOf(farm, hash)
  await farm.look()
  await reorg(farm.chain.url, 1)
  await farm.look()
  // Nobody is asked to pay it once more.
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash, confirmations: null })
  await passMinutes(farm, 20)
  await farm.look()
  await expireOrders(farm.world)
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash, hashState: null })
  await rpc(farm.chain.url, 'eth_sendRawTransaction', raw)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
})

test('what does not come back ends its order when half an hour is over, and no sooner', async () => {
  const { farm, ann, id, hash } = await paid()
  await passMinutes(farm, 40)
  await reorg(farm.chain.url, 2)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash, confirmations: null })
  await passMinutes(farm, 32)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', hash, reason: /never found/ })
})

test('a payment that an unproved account knew of does not pay its order by coming again', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.settle()
  const raw = await rawOf(farm, await ann.pay(10n * COIN))
  await farm.look()
  await reorg(farm.chain.url, 1)
  await farm.look()
  const id = await ann.open('10')
  await reorg(farm.chain.url, 2, [[raw, 0]])
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
  expect(await farm.house(unclaimed)).toBe(10n * COIN)
})
