import { encodeFunctionData, parseEventLogs } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { forwarderAbi, multiSendAbi, spooferAbi } from './testing/abis.ts'
import { deployHelpers, type Helpers } from './testing/deployHelpers.ts'
import { type Ann, COIN, openAnn } from './testing/openAnn.ts'
import { name32 } from './testing/openPool.ts'

const ORDER = name32(0xa1)

let chain: Ann
let ann: Ann['ann']
let helpers: Helpers
beforeAll(async () => {
  chain = await openAnn()
  ann = chain.ann
  helpers = await deployHelpers(chain.url)
})
afterAll(() => chain.stop())
beforeEach(() => chain.renew())

test('a smart wallet that pays by an internal transfer is the sender, whoever drove it', async () => {
  const wallet = { address: helpers.forwarder, abi: forwarderAbi }
  const plain = await ann.writeContract({
    ...wallet,
    functionName: 'pay',
    args: [chain.pool.address, COIN],
    value: COIN,
  })
  expect(await chain.eventsOf(plain)).toEqual([
    { name: 'Received', from: helpers.forwarder, amount: COIN },
  ])

  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const pledged = await ann.writeContract({
    ...wallet,
    functionName: 'forward',
    args: [chain.pool.address, COIN, data],
    value: COIN,
  })
  expect(await chain.eventsOf(pledged)).toEqual([
    { name: 'Pledged', order: ORDER, from: helpers.forwarder, amount: COIN },
  ])
})

test('several payments in one transaction leave one event each', async () => {
  const pledge = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const calls = [
    { to: chain.pool.address, value: COIN, data: '0x' },
    { to: chain.pool.address, value: 2n * COIN, data: pledge },
    { to: chain.pool.address, value: 3n * COIN, data: '0x' },
  ] as const
  const hash = await ann.writeContract({
    address: helpers.multiSend,
    abi: multiSendAbi,
    functionName: 'send',
    args: [calls],
    value: 6n * COIN,
  })
  expect(await chain.eventsOf(hash)).toMatchObject([
    { name: 'Received', amount: COIN },
    { name: 'Pledged', amount: 2n * COIN },
    { name: 'Received', amount: 3n * COIN },
  ])
})

test('a spoofed event is told apart by the address that emits it', async () => {
  const args = [chain.pool.address, ORDER, ann.account.address, COIN] as const
  const hash = await ann.writeContract({
    address: helpers.spoofer,
    abi: spooferAbi,
    functionName: 'spoof',
    args,
  })
  const { logs } = await ann.waitForTransactionReceipt({ hash })
  const told = parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs })
  expect(told.map(({ eventName }) => eventName)).toEqual(['Received', 'Pledged', 'Transfer'])
  expect(await chain.eventsOf(hash)).toEqual([])
  expect(await ann.getBalance({ address: chain.pool.address })).toBe(0n)
})

test('coins that are forced upon the pool leave no event, and can still be paid out', async () => {
  await ann.setBalance({ address: chain.pool.address, value: COIN })
  const args = [name32(1), ann.account.address, COIN] as const
  const hash = await chain.payer.writeContract({ ...chain.pool, functionName: 'payout', args })
  expect(await chain.eventsOf(hash)).toMatchObject([{ name: 'Paid', amount: COIN }])
})
