import { expect, test } from 'vitest'
import { forwarderAbi, multiSendAbi } from '#contracts/testing/abis.ts'
import { credited } from '#server/testing/credited.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { poolAbi } from '#shared/chain.ts'
import { orderRef } from './orderRef.ts'

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
  expect(await credited(farm)).toHaveLength(3)
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
