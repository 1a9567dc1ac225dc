import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compile } from '#contracts/compile.ts'
import { deployData } from '#contracts/deployData.ts'
import { deployContract } from '#devnet/deploy.ts'
import { poolAbi } from '#shared/chain.ts'
import { attackerAbi } from './testing/abis.ts'
import { type Ann, COIN, openAnn } from './testing/openAnn.ts'
import { name32 } from './testing/openPool.ts'

let chain: Ann
let ann: Ann['ann']
beforeAll(async () => {
  chain = await openAnn()
  ann = chain.ann
})
afterAll(() => chain.stop())
beforeEach(() => chain.renew())

test('nobody but the payer pays out', async () => {
  await chain.fund()
  for (const who of [ann, chain.operator]) {
    for (const functionName of ['payout', 'payoutToken'] as const) {
      await expect(
        who.writeContract({
          ...chain.pool,
          functionName,
          args: [name32(1), who.account.address, 1n],
        }),
      ).rejects.toThrow('AccessControlUnauthorizedAccount')
    }
  }
})

test('a payout of nothing, to nobody or to the pool itself is refused', async () => {
  await chain.fund()
  const nobody = '0x0000000000000000000000000000000000000000'
  for (const pay of [chain.payout, chain.payoutToken]) {
    await expect(pay(1, ann.account.address, 0n)).rejects.toThrow('ZeroAmount')
    await expect(pay(1, nobody)).rejects.toThrow('InvalidReceiver')
    await expect(pay(1, chain.pool.address)).rejects.toThrow('InvalidReceiver')
  }
})

test('more than there is cannot be paid, and the id stays free', async () => {
  await chain.fund(COIN)
  await expect(chain.payout(1, ann.account.address, 2n * COIN)).rejects.toThrow(
    'InsufficientBalance',
  )
  await expect(chain.payoutToken(1)).rejects.toThrow('ERC20InsufficientBalance')
  expect(await chain.eventsOf(await chain.payout(1))).toHaveLength(1)
})

test('an id is paid once, in whichever coin, even when all else is forgotten', async () => {
  await chain.fund()
  await ann.writeContract({
    ...chain.token,
    functionName: 'transfer',
    args: [chain.pool.address, 5n * COIN],
  })
  const paid = (id: number) =>
    ann.readContract({ ...chain.pool, functionName: 'paid', args: [name32(id)] })
  const to = ann.account.address

  expect(await paid(1)).toBe(false)
  expect(await chain.eventsOf(await chain.payout(1))).toEqual([
    { name: 'Paid', id: name32(1), to, amount: COIN },
  ])
  expect(await paid(1)).toBe(true)
  await expect(chain.payout(1)).rejects.toThrow('AlreadyPaid')
  await expect(chain.payoutToken(1)).rejects.toThrow('AlreadyPaid')

  expect(await chain.eventsOf(await chain.payoutToken(2))).toEqual([
    { name: 'PaidToken', id: name32(2), to, amount: COIN },
    { name: 'Transfer', from: chain.pool.address, to, value: COIN },
  ])
  await expect(chain.payoutToken(2)).rejects.toThrow('AlreadyPaid')
  await expect(chain.payout(2)).rejects.toThrow('AlreadyPaid')
})

test('the second of two payouts of one id fails even when both are in one block', async () => {
  await chain.fund()
  const { address } = chain.payer.account
  const nonce = await chain.payer.getTransactionCount({ address })
  await chain.payer.setAutomine(false)
  const args = [name32(1), ann.account.address, COIN] as const
  const call = { ...chain.pool, functionName: 'payout', args, gas: 200_000n } as const
  const hashes = await Promise.all([
    chain.payer.writeContract({ ...call, nonce }),
    chain.payer.writeContract({ ...call, nonce: nonce + 1 }),
  ])
  await chain.payer.mine({ blocks: 1 })
  await chain.payer.setAutomine(true)
  const receipts = await Promise.all(hashes.map((hash) => ann.waitForTransactionReceipt({ hash })))
  expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted'])
  expect(await ann.getBalance({ address: chain.pool.address })).toBe(9n * COIN)
})

test('a receiver that calls back is not paid a second time, not even as a payer', async () => {
  await chain.fund()
  const attacker = await deployContract(
    chain.url,
    deployData(await compile(), 'Attacker', [chain.pool.address]),
  )
  const role = await ann.readContract({ ...chain.pool, functionName: 'PAYER_ROLE' })
  await chain.operator.writeContract({
    ...chain.pool,
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
  expect(await ann.getBalance({ address: chain.pool.address })).toBe(10n * COIN)
})

test('a receiver that refuses coins leaves the payout unmade', async () => {
  await chain.fund()
  await expect(chain.payout(1, chain.token.address)).rejects.toThrow('FailedCall')
})
