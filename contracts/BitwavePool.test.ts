import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ann, COIN, openAnn } from './testing/openAnn.ts'
import { name32 } from './testing/openPool.ts'

const ORDER = name32(0xa1)

let chain: Ann
let ann: Ann['ann']
beforeAll(async () => {
  chain = await openAnn()
  ann = chain.ann
})
afterAll(() => chain.stop())
beforeEach(() => chain.renew())

test('a pledge of nothing is refused', async () => {
  const nothing = ann.writeContract({ ...chain.pool, functionName: 'pledge', args: [ORDER] })
  await expect(nothing).rejects.toThrow('ZeroAmount')
  const noTokens = ann.writeContract({
    ...chain.pool,
    functionName: 'pledgeToken',
    args: [ORDER, 0n],
  })
  await expect(noTokens).rejects.toThrow('ZeroAmount')
})

test('a plain payment of nothing is refused', async () => {
  await expect(ann.sendTransaction({ to: chain.pool.address, value: 0n })).rejects.toThrow(
    'reverted',
  )
})

test('coins sent along with a call that the pool does not know are refused', async () => {
  await expect(
    ann.sendTransaction({ to: chain.pool.address, value: COIN, data: '0x12345678' }),
  ).rejects.toThrow('revert')
})

test('tokens without an allowance are refused', async () => {
  await expect(
    ann.writeContract({ ...chain.pool, functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('ERC20InsufficientAllowance')
})

test('a plain payment leaves one Received and nothing else', async () => {
  const hash = await ann.sendTransaction({ to: chain.pool.address, value: 3n * COIN })
  expect(await chain.eventsOf(hash)).toEqual([
    { name: 'Received', from: ann.account.address, amount: 3n * COIN },
  ])
})

test('a pledge leaves one Pledged and nothing else', async () => {
  const hash = await ann.writeContract({
    ...chain.pool,
    functionName: 'pledge',
    args: [ORDER],
    value: 2n * COIN,
  })
  expect(await chain.eventsOf(hash)).toEqual([
    { name: 'Pledged', order: ORDER, from: ann.account.address, amount: 2n * COIN },
  ])
  expect(await ann.getBalance({ address: chain.pool.address })).toBe(2n * COIN)
})

test("a pledge of tokens leaves the token's Transfer, and the order's reference beside it", async () => {
  const from = ann.account.address
  const approve = await ann.writeContract({
    ...chain.token,
    functionName: 'approve',
    args: [chain.pool.address, COIN],
  })
  expect(await chain.eventsOf(approve)).toMatchObject([
    { name: 'Approval', spender: chain.pool.address },
  ])
  const hash = await ann.writeContract({
    ...chain.pool,
    functionName: 'pledgeToken',
    args: [ORDER, COIN],
  })
  expect(await chain.eventsOf(hash)).toEqual([
    { name: 'PledgedToken', order: ORDER, from, amount: COIN },
    { name: 'Transfer', from, to: chain.pool.address, value: COIN },
  ])
  const args = [chain.pool.address] as const
  expect(await ann.readContract({ ...chain.token, functionName: 'balanceOf', args })).toBe(COIN)
})

test('tokens that are simply sent leave their own Transfer', async () => {
  const hash = await ann.writeContract({
    ...chain.token,
    functionName: 'transfer',
    args: [chain.pool.address, COIN],
  })
  expect(await chain.eventsOf(hash)).toEqual([
    { name: 'Transfer', from: ann.account.address, to: chain.pool.address, value: COIN },
  ])
})
