import { expect, test } from 'vitest'
import { spooferAbi } from '#contracts/testing/abis.ts'
import { rpc } from '#devnet/rpc.ts'
import { activity, rewardPool, unclaimed } from '#server/ledger/accounts.ts'
import { markSigned } from '#server/members/markSigned.ts'
import { credited } from '#server/testing/credited.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { orderRef } from './orderRef.ts'

test('an event in the pool’s own words from another contract credits nothing', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const address = await deployed(farm, 'Spoofer')
  await farm.look()
  const id = await ann.open('10')
  const hash = await ann.wallet.writeContract({
    address,
    abi: spooferAbi,
    functionName: 'spoof',
    args: [farm.chain.pool.address, orderRef(id), ann.wallet.account.address, 10n * COIN],
  })
  await ann.call('product/bTCWPledge', { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /did not pay the pool/ })
  expect(await credited(farm)).toEqual([])
  expect(await ann.balances()).toMatchObject({ BTCW: { available: 0n, staked: 0n } })
})

test('coins forced upon the pool are credited to nobody and show as surplus', async () => {
  const farm = await openFarm()
  await rpc(farm.chain.url, 'anvil_setBalance', farm.chain.pool.address, '0xde0b6b3a7640000')
  await farm.settle()
  expect(await credited(farm)).toEqual([])
  expect(await farm.surplus()).toBe(COIN)
})

test('a transfer of no tokens is nothing', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const id = await ann.open('10', 'BTCWT')
  const hash = await ann.payToken(0n)
  await ann.call('product/bTCWPledge', { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /did not pay the pool/ })
  expect(await credited(farm)).toEqual([])
})

test('money from an address that nobody knows is unclaimed', async () => {
  const farm = await openFarm()
  const stranger = await farm.chain.newcomer()
  await stranger.sendTransaction({ to: farm.chain.pool.address, value: 3n * COIN })
  await farm.settle()
  expect(await farm.house(unclaimed)).toBe(3n * COIN)
  expect(await farm.surplus()).toBe(0n)
})

test('money from a member’s address with no open order is a deposit, once it is deep enough', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(2n * COIN)
  await ann.payToken(5n * COIN)
  await farm.look()
  expect((await ann.balances()).BTCW.available).toBe(0n)
  await farm.settle()
  const { BTCW, BTCWT } = await ann.balances()
  expect([BTCW.available, BTCWT.available]).toEqual([2n * COIN, 5n * COIN])
  const told = (await ann.call('member/inbox', {})).result.list
  expect(told.map(({ kind, coin, amount }) => [kind, coin, amount])).toEqual([
    ['deposit', 'BTCWT', '5'],
    ['deposit', 'BTCW', '2'],
  ])
  expect([await farm.surplus(), await farm.surplus('BTCWT')]).toEqual([0n, 0n])
})

test('from an address that was typed but never proved it is kept unclaimed', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await ann.pay(2n * COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(0n)
  expect(await farm.house(unclaimed)).toBe(2n * COIN)
})

test('what was paid before an unproved account opened its order does not pay it', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  const hash = await ann.pay(10n * COIN)
  await farm.look()
  const id = await ann.open('10')
  await ann.call('product/bTCWPledge', { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /not yet proved/ })
  expect(await farm.house(unclaimed)).toBe(10n * COIN)
})

test('the exact payment of an order proves the account, and not that all of its payments are the member’s', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.look()
  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  // An exchange's customers, say, whose address was typed: it is kept for a person to look at.
  await ann.pay(COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
  expect(await farm.house(unclaimed)).toBe(COIN)
  await farm.db.inTx((tx) => markSigned(tx, ann.id, farm.clock.now()))
  await ann.pay(COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW).toMatchObject({ available: COIN })
})

test('revenue and activity budgets come from the operator’s funding addresses', async () => {
  const farm = await openFarm()
  const [revenue, budget] = [await farm.chain.newcomer(), await farm.chain.newcomer()]
  await farm.db.inTx(async (tx) => {
    for (const [wallet, purpose] of [
      [revenue, 'revenue'],
      [budget, 'activity'],
    ] as const) {
      await tx`
        insert into funding_address (address, purpose, label, created_at)
        values (${wallet.account.address.toLowerCase()}, ${purpose}, 'test', ${farm.clock.now()})`
    }
  })
  await revenue.sendTransaction({ to: farm.chain.pool.address, value: 7n * COIN })
  await budget.sendTransaction({ to: farm.chain.pool.address, value: 4n * COIN })
  await farm.settle()
  expect(await farm.house(rewardPool)).toBe(7n * COIN)
  expect(await farm.house(activity)).toBe(4n * COIN)
  const counted = await farm.db.inTx(
    (tx) => tx<{ revenue: bigint }>`select revenue from pool_change where revenue <> 0`,
  )
  expect(counted).toEqual([{ revenue: 7n * COIN }])
})
