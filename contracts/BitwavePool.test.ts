import { encodeFunctionData, type Hash, parseEventLogs } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { artifactOf, compile } from '#contracts/compile.ts'
import { deployContract } from '#devnet/deploy.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { attackerAbi, forwarderAbi, multiSendAbi, spooferAbi } from './testing/abis.ts'
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

/** The token's errors come through the pool. */
const pool = () => ({ address: it.pool, abi: [...poolAbi, ...tokenAbi] as const })
const token = () => ({ address: it.token, abi: tokenAbi })

/** The events of pool and token in a transaction, in the words of their contracts. */
async function eventsOf(hash: Hash) {
  const { logs, status } = await ann.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  const ours = logs.filter(({ address }) =>
    [it.pool, it.token].some((known) => known.toLowerCase() === address.toLowerCase()),
  )
  return parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs: ours }).map(
    ({ eventName, args }) => ({ name: eventName, ...args }),
  )
}

const fund = (amount = 10n * COIN) => ann.sendTransaction({ to: it.pool, value: amount })
const payout = (id: number, to = ann.account.address, amount = COIN) =>
  it.payer.writeContract({ ...pool(), functionName: 'payout', args: [name32(id), to, amount] })
const payoutToken = (id: number, to = ann.account.address, amount = COIN) =>
  it.payer.writeContract({ ...pool(), functionName: 'payoutToken', args: [name32(id), to, amount] })
const pause = () => it.operator.writeContract({ ...pool(), functionName: 'pause' })
const tokensOf = (owner: `0x${string}`) =>
  ann.readContract({ ...token(), functionName: 'balanceOf', args: [owner] })

test('a pledge of nothing is refused', async () => {
  const nothing = ann.writeContract({ ...pool(), functionName: 'pledge', args: [ORDER] })
  await expect(nothing).rejects.toThrow('ZeroAmount')
  const noTokens = ann.writeContract({ ...pool(), functionName: 'pledgeToken', args: [ORDER, 0n] })
  await expect(noTokens).rejects.toThrow('ZeroAmount')
})

test('a plain payment of nothing is refused', async () => {
  await expect(ann.sendTransaction({ to: it.pool, value: 0n })).rejects.toThrow('reverted')
})

test('coins sent along with a call that the pool does not know are refused', async () => {
  await expect(
    ann.sendTransaction({ to: it.pool, value: COIN, data: '0x12345678' }),
  ).rejects.toThrow('revert')
})

test('tokens without an allowance are refused', async () => {
  await expect(
    ann.writeContract({ ...pool(), functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('ERC20InsufficientAllowance')
})

test('a plain payment leaves one Received and nothing else', async () => {
  const hash = await fund(3n * COIN)
  expect(await eventsOf(hash)).toEqual([
    { name: 'Received', from: ann.account.address, amount: 3n * COIN },
  ])
})

test('a pledge leaves one Pledged and nothing else', async () => {
  const hash = await ann.writeContract({
    ...pool(),
    functionName: 'pledge',
    args: [ORDER],
    value: 2n * COIN,
  })
  expect(await eventsOf(hash)).toEqual([
    { name: 'Pledged', order: ORDER, from: ann.account.address, amount: 2n * COIN },
  ])
  expect(await ann.getBalance({ address: it.pool })).toBe(2n * COIN)
})

test("a pledge of tokens leaves the token's Transfer, and the order's reference beside it", async () => {
  const from = ann.account.address
  const approve = await ann.writeContract({
    ...token(),
    functionName: 'approve',
    args: [it.pool, COIN],
  })
  expect(await eventsOf(approve)).toMatchObject([{ name: 'Approval', spender: it.pool }])
  const hash = await ann.writeContract({
    ...pool(),
    functionName: 'pledgeToken',
    args: [ORDER, COIN],
  })
  expect(await eventsOf(hash)).toEqual([
    { name: 'PledgedToken', order: ORDER, from, amount: COIN },
    { name: 'Transfer', from, to: it.pool, value: COIN },
  ])
  expect(await tokensOf(it.pool)).toBe(COIN)
})

test('tokens that are simply sent leave their own Transfer', async () => {
  const hash = await ann.writeContract({
    ...token(),
    functionName: 'transfer',
    args: [it.pool, COIN],
  })
  expect(await eventsOf(hash)).toEqual([
    { name: 'Transfer', from: ann.account.address, to: it.pool, value: COIN },
  ])
})

test('a smart wallet that pays by an internal transfer is the sender, whoever drove it', async () => {
  const wallet = { address: helpers.forwarder, abi: forwarderAbi }
  const plain = await ann.writeContract({
    ...wallet,
    functionName: 'pay',
    args: [it.pool, COIN],
    value: COIN,
  })
  expect(await eventsOf(plain)).toEqual([
    { name: 'Received', from: helpers.forwarder, amount: COIN },
  ])

  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const pledged = await ann.writeContract({
    ...wallet,
    functionName: 'forward',
    args: [it.pool, COIN, data],
    value: COIN,
  })
  expect(await eventsOf(pledged)).toEqual([
    { name: 'Pledged', order: ORDER, from: helpers.forwarder, amount: COIN },
  ])
})

test('several payments in one transaction leave one event each', async () => {
  const pledge = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const calls = [
    { to: it.pool, value: COIN, data: '0x' },
    { to: it.pool, value: 2n * COIN, data: pledge },
    { to: it.pool, value: 3n * COIN, data: '0x' },
  ] as const
  const hash = await ann.writeContract({
    address: helpers.multiSend,
    abi: multiSendAbi,
    functionName: 'send',
    args: [calls],
    value: 6n * COIN,
  })
  expect(await eventsOf(hash)).toMatchObject([
    { name: 'Received', amount: COIN },
    { name: 'Pledged', amount: 2n * COIN },
    { name: 'Received', amount: 3n * COIN },
  ])
})

test('a spoofed event is told apart by the address that emits it', async () => {
  const args = [it.pool, ORDER, ann.account.address, COIN] as const
  const hash = await ann.writeContract({
    address: helpers.spoofer,
    abi: spooferAbi,
    functionName: 'spoof',
    args,
  })
  const { logs } = await ann.waitForTransactionReceipt({ hash })
  const told = parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs })
  expect(told.map(({ eventName }) => eventName)).toEqual(['Received', 'Pledged', 'Transfer'])
  expect(await eventsOf(hash)).toEqual([])
  expect(await ann.getBalance({ address: it.pool })).toBe(0n)
})

test('coins that are forced upon the pool leave no event, and can still be paid out', async () => {
  await ann.setBalance({ address: it.pool, value: COIN })
  expect(await eventsOf(await payout(1))).toMatchObject([{ name: 'Paid', amount: COIN }])
})

test('nobody but the payer pays out', async () => {
  await fund()
  for (const who of [ann, it.operator]) {
    for (const functionName of ['payout', 'payoutToken'] as const) {
      await expect(
        who.writeContract({ ...pool(), functionName, args: [name32(1), who.account.address, 1n] }),
      ).rejects.toThrow('AccessControlUnauthorizedAccount')
    }
  }
})

test('a payout of nothing, to nobody or to the pool itself is refused', async () => {
  await fund()
  const nobody = '0x0000000000000000000000000000000000000000'
  for (const pay of [payout, payoutToken]) {
    await expect(pay(1, ann.account.address, 0n)).rejects.toThrow('ZeroAmount')
    await expect(pay(1, nobody)).rejects.toThrow('InvalidReceiver')
    await expect(pay(1, it.pool)).rejects.toThrow('InvalidReceiver')
  }
})

test('more than there is cannot be paid, and the id stays free', async () => {
  await fund(COIN)
  await expect(payout(1, ann.account.address, 2n * COIN)).rejects.toThrow('InsufficientBalance')
  await expect(payoutToken(1)).rejects.toThrow('ERC20InsufficientBalance')
  expect(await eventsOf(await payout(1))).toHaveLength(1)
})

test('an id is paid once, in whichever coin, even when all else is forgotten', async () => {
  await fund()
  await ann.writeContract({ ...token(), functionName: 'transfer', args: [it.pool, 5n * COIN] })
  const paid = (id: number) =>
    ann.readContract({ ...pool(), functionName: 'paid', args: [name32(id)] })
  const to = ann.account.address

  expect(await paid(1)).toBe(false)
  expect(await eventsOf(await payout(1))).toEqual([
    { name: 'Paid', id: name32(1), to, amount: COIN },
  ])
  expect(await paid(1)).toBe(true)
  await expect(payout(1)).rejects.toThrow('AlreadyPaid')
  await expect(payoutToken(1)).rejects.toThrow('AlreadyPaid')

  expect(await eventsOf(await payoutToken(2))).toEqual([
    { name: 'PaidToken', id: name32(2), to, amount: COIN },
    { name: 'Transfer', from: it.pool, to, value: COIN },
  ])
  await expect(payoutToken(2)).rejects.toThrow('AlreadyPaid')
  await expect(payout(2)).rejects.toThrow('AlreadyPaid')
})

test('the second of two payouts of one id fails even when both are in one block', async () => {
  await fund()
  const { address } = it.payer.account
  const nonce = await it.payer.getTransactionCount({ address })
  await it.payer.setAutomine(false)
  const args = [name32(1), ann.account.address, COIN] as const
  const call = { ...pool(), functionName: 'payout', args, gas: 200_000n } as const
  const hashes = await Promise.all([
    it.payer.writeContract({ ...call, nonce }),
    it.payer.writeContract({ ...call, nonce: nonce + 1 }),
  ])
  await it.payer.mine({ blocks: 1 })
  await it.payer.setAutomine(true)
  const receipts = await Promise.all(hashes.map((hash) => ann.waitForTransactionReceipt({ hash })))
  expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted'])
  expect(await ann.getBalance({ address: it.pool })).toBe(9n * COIN)
})

test('a receiver that calls back is not paid a second time, not even as a payer', async () => {
  await fund()
  const attacker = await deployContract(it.url, {
    artifacts: await compile(),
    name: 'Attacker',
    args: [it.pool],
  })
  const role = await ann.readContract({ ...pool(), functionName: 'PAYER_ROLE' })
  await it.operator.writeContract({
    ...pool(),
    functionName: 'grantRole',
    args: [role, attacker],
  })
  const attack = (second: `0x${string}`) =>
    ann.writeContract({
      address: attacker,
      abi: [...attackerAbi, ...poolAbi],
      functionName: 'attack',
      args: [name32(1), second, COIN],
    })
  await expect(attack(name32(2))).rejects.toThrow('ReentrancyGuardReentrantCall')
  await expect(attack(name32(1))).rejects.toThrow('ReentrancyGuardReentrantCall')
  expect(await ann.getBalance({ address: it.pool })).toBe(10n * COIN)
})

test('a receiver that refuses coins leaves the payout unmade', async () => {
  await fund()
  await expect(payout(1, it.token)).rejects.toThrow('FailedCall')
})

test('while paused nothing is pledged or paid out, but plain payments still come in', async () => {
  await fund()
  await pause()
  const pledges = ann.writeContract({
    ...pool(),
    functionName: 'pledge',
    args: [ORDER],
    value: COIN,
  })
  await expect(pledges).rejects.toThrow('EnforcedPause')
  await expect(
    ann.writeContract({ ...pool(), functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('EnforcedPause')
  await expect(payout(1)).rejects.toThrow('EnforcedPause')
  await expect(payoutToken(1)).rejects.toThrow('EnforcedPause')
  expect(await eventsOf(await fund(COIN))).toHaveLength(1)

  await it.operator.writeContract({ ...pool(), functionName: 'unpause' })
  expect(await eventsOf(await payout(1))).toHaveLength(1)
})

test('only the administrator pauses, unpauses and gives roles', async () => {
  const role = await ann.readContract({ ...pool(), functionName: 'PAYER_ROLE' })
  for (const who of [ann, it.payer]) {
    const refused = 'AccessControlUnauthorizedAccount'
    await expect(who.writeContract({ ...pool(), functionName: 'pause' })).rejects.toThrow(refused)
    await expect(who.writeContract({ ...pool(), functionName: 'unpause' })).rejects.toThrow(refused)
    const args = [role, who.account.address] as const
    await expect(who.writeContract({ ...pool(), functionName: 'grantRole', args })).rejects.toThrow(
      refused,
    )
  }
})

test('a payer who was dismissed pays no more', async () => {
  await fund()
  const role = await ann.readContract({ ...pool(), functionName: 'PAYER_ROLE' })
  const args = [role, it.payer.account.address] as const
  await it.operator.writeContract({ ...pool(), functionName: 'revokeRole', args })
  expect(await ann.readContract({ ...pool(), functionName: 'hasRole', args })).toBe(false)
  await expect(payout(1)).rejects.toThrow('AccessControlUnauthorizedAccount')
})

test('the token is BTCWT with 18 decimals, all of it made at once', async () => {
  const { abi } = artifactOf(await compile(), 'BitwaveToken')
  const read = (functionName: 'symbol' | 'decimals' | 'name') =>
    ann.readContract({ ...token(), functionName })
  expect([await read('name'), await read('symbol'), await read('decimals')]).toEqual([
    'Bitwave Token',
    'BTCWT',
    18,
  ])
  expect(abi.some((item) => item.type === 'function' && /mint|burn/i.test(item.name))).toBe(false)
  expect(await ann.readContract({ ...pool(), functionName: 'token' })).toBe(it.token)
})
