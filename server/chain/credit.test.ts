import { expect, test } from 'vitest'
import { compile } from '#contracts/compile.ts'
import { forwarderAbi, multiSendAbi, spooferAbi } from '#contracts/testing/abis.ts'
import { deployContract } from '#devnet/deploy.ts'
import { rpc } from '#devnet/rpc.ts'
import { activity, rewardPool, unclaimed } from '#server/ledger/accounts.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { poolAbi } from '#shared/chain.ts'
import { orderRef } from './orderRef.ts'

const deployed = async (farm: Farm, name: string) =>
  deployContract(farm.chain.url, { artifacts: await compile(), name })

const stateOf = (farm: Farm) =>
  farm.db.inTx(
    (tx) => tx<{ credited_as: string; amount: bigint }>`
      select credited_as, amount from arrival where state = 'credited' order by id`,
  )

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
  expect(await stateOf(farm)).toEqual([])
  expect(await ann.balances()).toMatchObject({ BTCW: { available: 0n, staked: 0n } })
})

test('coins forced upon the pool are credited to nobody and show as surplus', async () => {
  const farm = await openFarm()
  await rpc(farm.chain.url, 'anvil_setBalance', farm.chain.pool.address, '0xde0b6b3a7640000')
  await farm.settle()
  expect(await stateOf(farm)).toEqual([])
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
  expect(await stateOf(farm)).toEqual([])
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

test('the exact payment of an order proves the account, also for what follows in the same block', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.look()
  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  await ann.pay(COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: COIN })
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

test('a smart wallet’s internal transfer is credited as any other', async () => {
  const farm = await openFarm()
  const address = await deployed(farm, 'Forwarder')
  const ann = await farm.joinAt({ address })
  const eve = await farm.chain.newcomer()
  await farm.look()
  const said = await ann.call('product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '10',
    planId: 'd30',
  })
  await eve.writeContract({
    address,
    abi: forwarderAbi,
    functionName: 'pay',
    args: [farm.chain.pool.address, 10n * COIN],
    value: 10n * COIN,
  })
  await farm.settle()
  const order = await ann.call('product/order', { id: said.result.order.id })
  expect(order.result.list[0]).toMatchObject({ status: 'success' })
})

test('several payments in one transaction are credited once each', async () => {
  const farm = await openFarm()
  const address = await deployed(farm, 'MultiSend')
  const ann = await farm.joinAt({ address })
  const eve = await farm.chain.newcomer()
  await farm.look()
  const open = (amount: string) =>
    ann.call('product/bTCWPledgeBefter', { coin: 'BTCW', amount, planId: 'd30' })
  const [ten, five] = [(await open('10')).result.order.id, (await open('5')).result.order.id]
  const { address: to } = farm.chain.pool
  const call = (amount: bigint) => ({ to, value: amount * COIN, data: '0x' as const })
  const hash = await eve.writeContract({
    address,
    abi: multiSendAbi,
    functionName: 'send',
    args: [[call(3n), call(5n), call(10n)]],
    value: 18n * COIN,
  })
  // Named for the one order: it takes the payment of its own amount, not the first.
  await ann.call('product/bTCWPledge', { orderId: ten, hash })
  await farm.settle()
  await farm.settle()
  const { list } = (await ann.call('product/order', {})).result
  expect(list).toMatchObject([
    { id: five, status: 'success' },
    { id: ten, status: 'success' },
  ])
  expect(await stateOf(farm)).toHaveLength(3)
  expect(await farm.surplus()).toBe(0n)
})

test('a pledge that names its order on the chain pays that one, not the oldest', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const [older, newer] = [await ann.open('10'), await ann.open('10')]
  const { address } = farm.chain.pool
  await ann.wallet.writeContract({
    address,
    abi: poolAbi,
    functionName: 'pledge',
    args: [orderRef(newer)],
    value: 10n * COIN,
  })
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success' })
  expect(await ann.order(older)).toMatchObject({ status: 'review' })
})

test('tokens pledged by reference are one payment, not two', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const [older, newer] = [await ann.open('20', 'BTCWT'), await ann.open('20', 'BTCWT')]
  const { pool, token } = farm.chain
  const approve = { ...token, functionName: 'approve', args: [pool.address, 20n * COIN] } as const
  await ann.wallet.writeContract(approve)
  await ann.wallet.writeContract({
    ...pool,
    functionName: 'pledgeToken',
    args: [orderRef(newer), 20n * COIN],
  })
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success', stakedT: '20' })
  expect(await ann.order(older)).toMatchObject({ status: 'review' })
  expect(await farm.surplus('BTCWT')).toBe(0n)
})
