import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compile } from '#contracts/compile.ts'
import { deployData } from '#contracts/deployData.ts'
import { deployContract } from '#devnet/deploy.ts'
import { poolAbi } from '#shared/chain.ts'
import { attackerAbi } from './testing/abis.ts'
import { type Ann, COIN, openAnn } from './testing/openAnn.ts'
import { name32 } from './testing/openPool.ts'

let it: Ann
let ann: Ann['ann']
beforeAll(async () => {
  it = await openAnn()
  ann = it.ann
})
afterAll(() => it.stop())
beforeEach(() => it.renew())

test('nobody but the payer pays out', async () => {
  await it.fund()
  for (const who of [ann, it.operator]) {
    for (const functionName of ['payout', 'payoutToken'] as const) {
      await expect(
        who.writeContract({ ...it.pool, functionName, args: [name32(1), who.account.address, 1n] }),
      ).rejects.toThrow('AccessControlUnauthorizedAccount')
    }
  }
})

test('a payout of nothing, to nobody or to the pool itself is refused', async () => {
  await it.fund()
  const nobody = '0x0000000000000000000000000000000000000000'
  for (const pay of [it.payout, it.payoutToken]) {
    await expect(pay(1, ann.account.address, 0n)).rejects.toThrow('ZeroAmount')
    await expect(pay(1, nobody)).rejects.toThrow('InvalidReceiver')
    await expect(pay(1, it.pool.address)).rejects.toThrow('InvalidReceiver')
  }
})

test('more than there is cannot be paid, and the id stays free', async () => {
  await it.fund(COIN)
  await expect(it.payout(1, ann.account.address, 2n * COIN)).rejects.toThrow('InsufficientBalance')
  await expect(it.payoutToken(1)).rejects.toThrow('ERC20InsufficientBalance')
  expect(await it.eventsOf(await it.payout(1))).toHaveLength(1)
})

test('an id is paid once, in whichever coin, even when all else is forgotten', async () => {
  await it.fund()
  await ann.writeContract({
    ...it.token,
    functionName: 'transfer',
    args: [it.pool.address, 5n * COIN],
  })
  const paid = (id: number) =>
    ann.readContract({ ...it.pool, functionName: 'paid', args: [name32(id)] })
  const to = ann.account.address

  expect(await paid(1)).toBe(false)
  expect(await it.eventsOf(await it.payout(1))).toEqual([
    { name: 'Paid', id: name32(1), to, amount: COIN },
  ])
  expect(await paid(1)).toBe(true)
  await expect(it.payout(1)).rejects.toThrow('AlreadyPaid')
  await expect(it.payoutToken(1)).rejects.toThrow('AlreadyPaid')

  expect(await it.eventsOf(await it.payoutToken(2))).toEqual([
    { name: 'PaidToken', id: name32(2), to, amount: COIN },
    { name: 'Transfer', from: it.pool.address, to, value: COIN },
  ])
  await expect(it.payoutToken(2)).rejects.toThrow('AlreadyPaid')
  await expect(it.payout(2)).rejects.toThrow('AlreadyPaid')
})

test('the second of two payouts of one id fails even when both are in one block', async () => {
  await it.fund()
  const { address } = it.payer.account
  const nonce = await it.payer.getTransactionCount({ address })
  await it.payer.setAutomine(false)
  const args = [name32(1), ann.account.address, COIN] as const
  const call = { ...it.pool, functionName: 'payout', args, gas: 200_000n } as const
  const hashes = await Promise.all([
    it.payer.writeContract({ ...call, nonce }),
    it.payer.writeContract({ ...call, nonce: nonce + 1 }),
  ])
  await it.payer.mine({ blocks: 1 })
  await it.payer.setAutomine(true)
  const receipts = await Promise.all(hashes.map((hash) => ann.waitForTransactionReceipt({ hash })))
  expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted'])
  expect(await ann.getBalance({ address: it.pool.address })).toBe(9n * COIN)
})

test('a receiver that calls back is not paid a second time, not even as a payer', async () => {
  await it.fund()
  const attacker = await deployContract(
    it.url,
    deployData(await compile(), 'Attacker', [it.pool.address]),
  )
  const role = await ann.readContract({ ...it.pool, functionName: 'PAYER_ROLE' })
  await it.operator.writeContract({
    ...it.pool,
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
  expect(await ann.getBalance({ address: it.pool.address })).toBe(10n * COIN)
})

test('a receiver that refuses coins leaves the payout unmade', async () => {
  await it.fund()
  await expect(it.payout(1, it.token.address)).rejects.toThrow('FailedCall')
})
