import { encodeFunctionData, type Hash, parseEventLogs } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { forwarderAbi, multiSendAbi, spooferAbi } from './testing/abis.ts'
import { deployHelpers, type Helpers } from './testing/deployHelpers.ts'
import { type Client, name32, openPool } from './testing/openPool.ts'

const COIN = 10n ** 18n
const ORDER = name32(0xa1)

let it: Awaited<ReturnType<typeof openPool>>
let helpers: Helpers
let ann: Client

beforeAll(async () => {
  it = await openPool()
  helpers = await deployHelpers(it.url)
  ann = await it.newcomer()
})

afterAll(() => it.stop())

let snapshot: Hash
beforeEach(async () => {
  if (snapshot) await ann.revert({ id: snapshot })
  snapshot = await ann.snapshot()
})

test('a pledge of nothing is refused', async () => {
  const nothing = ann.writeContract({ ...it.pool, functionName: 'pledge', args: [ORDER] })
  await expect(nothing).rejects.toThrow('ZeroAmount')
  const noTokens = ann.writeContract({ ...it.pool, functionName: 'pledgeToken', args: [ORDER, 0n] })
  await expect(noTokens).rejects.toThrow('ZeroAmount')
})

test('a plain payment of nothing is refused', async () => {
  await expect(ann.sendTransaction({ to: it.pool.address, value: 0n })).rejects.toThrow('reverted')
})

test('coins sent along with a call that the pool does not know are refused', async () => {
  await expect(
    ann.sendTransaction({ to: it.pool.address, value: COIN, data: '0x12345678' }),
  ).rejects.toThrow('revert')
})

test('tokens without an allowance are refused', async () => {
  await expect(
    ann.writeContract({ ...it.pool, functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('ERC20InsufficientAllowance')
})

test('a plain payment leaves one Received and nothing else', async () => {
  const hash = await ann.sendTransaction({ to: it.pool.address, value: 3n * COIN })
  expect(await it.eventsOf(hash)).toEqual([
    { name: 'Received', from: ann.account.address, amount: 3n * COIN },
  ])
})

test('a pledge leaves one Pledged and nothing else', async () => {
  const hash = await ann.writeContract({
    ...it.pool,
    functionName: 'pledge',
    args: [ORDER],
    value: 2n * COIN,
  })
  expect(await it.eventsOf(hash)).toEqual([
    { name: 'Pledged', order: ORDER, from: ann.account.address, amount: 2n * COIN },
  ])
  expect(await ann.getBalance({ address: it.pool.address })).toBe(2n * COIN)
})

test("a pledge of tokens leaves the token's Transfer, and the order's reference beside it", async () => {
  const from = ann.account.address
  const approve = await ann.writeContract({
    ...it.token,
    functionName: 'approve',
    args: [it.pool.address, COIN],
  })
  expect(await it.eventsOf(approve)).toMatchObject([{ name: 'Approval', spender: it.pool.address }])
  const hash = await ann.writeContract({
    ...it.pool,
    functionName: 'pledgeToken',
    args: [ORDER, COIN],
  })
  expect(await it.eventsOf(hash)).toEqual([
    { name: 'PledgedToken', order: ORDER, from, amount: COIN },
    { name: 'Transfer', from, to: it.pool.address, value: COIN },
  ])
  const args = [it.pool.address] as const
  expect(await ann.readContract({ ...it.token, functionName: 'balanceOf', args })).toBe(COIN)
})

test('tokens that are simply sent leave their own Transfer', async () => {
  const hash = await ann.writeContract({
    ...it.token,
    functionName: 'transfer',
    args: [it.pool.address, COIN],
  })
  expect(await it.eventsOf(hash)).toEqual([
    { name: 'Transfer', from: ann.account.address, to: it.pool.address, value: COIN },
  ])
})

test('a smart wallet that pays by an internal transfer is the sender, whoever drove it', async () => {
  const wallet = { address: helpers.forwarder, abi: forwarderAbi }
  const plain = await ann.writeContract({
    ...wallet,
    functionName: 'pay',
    args: [it.pool.address, COIN],
    value: COIN,
  })
  expect(await it.eventsOf(plain)).toEqual([
    { name: 'Received', from: helpers.forwarder, amount: COIN },
  ])

  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const pledged = await ann.writeContract({
    ...wallet,
    functionName: 'forward',
    args: [it.pool.address, COIN, data],
    value: COIN,
  })
  expect(await it.eventsOf(pledged)).toEqual([
    { name: 'Pledged', order: ORDER, from: helpers.forwarder, amount: COIN },
  ])
})

test('several payments in one transaction leave one event each', async () => {
  const pledge = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const calls = [
    { to: it.pool.address, value: COIN, data: '0x' },
    { to: it.pool.address, value: 2n * COIN, data: pledge },
    { to: it.pool.address, value: 3n * COIN, data: '0x' },
  ] as const
  const hash = await ann.writeContract({
    address: helpers.multiSend,
    abi: multiSendAbi,
    functionName: 'send',
    args: [calls],
    value: 6n * COIN,
  })
  expect(await it.eventsOf(hash)).toMatchObject([
    { name: 'Received', amount: COIN },
    { name: 'Pledged', amount: 2n * COIN },
    { name: 'Received', amount: 3n * COIN },
  ])
})

test('a spoofed event is told apart by the address that emits it', async () => {
  const args = [it.pool.address, ORDER, ann.account.address, COIN] as const
  const hash = await ann.writeContract({
    address: helpers.spoofer,
    abi: spooferAbi,
    functionName: 'spoof',
    args,
  })
  const { logs } = await ann.waitForTransactionReceipt({ hash })
  const told = parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs })
  expect(told.map(({ eventName }) => eventName)).toEqual(['Received', 'Pledged', 'Transfer'])
  expect(await it.eventsOf(hash)).toEqual([])
  expect(await ann.getBalance({ address: it.pool.address })).toBe(0n)
})

test('coins that are forced upon the pool leave no event, and can still be paid out', async () => {
  await ann.setBalance({ address: it.pool.address, value: COIN })
  const args = [name32(1), ann.account.address, COIN] as const
  const hash = await it.payer.writeContract({ ...it.pool, functionName: 'payout', args })
  expect(await it.eventsOf(hash)).toMatchObject([{ name: 'Paid', amount: COIN }])
})
