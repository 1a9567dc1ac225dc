import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, name32, openPool } from './testing/openPool.ts'

const COIN = 10n ** 18n
const ORDER = name32(0xa1)

let it: Awaited<ReturnType<typeof openPool>>
let ann: Client

beforeAll(async () => {
  it = await openPool()
  ann = await it.newcomer()
})

afterAll(() => it.stop())

let snapshot: Hash
beforeEach(async () => {
  if (snapshot) await ann.revert({ id: snapshot })
  snapshot = await ann.snapshot()
})

const fund = (amount = 10n * COIN) => ann.sendTransaction({ to: it.pool.address, value: amount })
const payout = (id: number, to = ann.account.address, amount = COIN) =>
  it.payer.writeContract({ ...it.pool, functionName: 'payout', args: [name32(id), to, amount] })
const payoutToken = (id: number, to = ann.account.address, amount = COIN) =>
  it.payer.writeContract({
    ...it.pool,
    functionName: 'payoutToken',
    args: [name32(id), to, amount],
  })

test('while paused nothing is pledged or paid out, but plain payments still come in', async () => {
  await fund()
  await it.operator.writeContract({ ...it.pool, functionName: 'pause' })
  const pledges = ann.writeContract({
    ...it.pool,
    functionName: 'pledge',
    args: [ORDER],
    value: COIN,
  })
  await expect(pledges).rejects.toThrow('EnforcedPause')
  await expect(
    ann.writeContract({ ...it.pool, functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('EnforcedPause')
  await expect(payout(1)).rejects.toThrow('EnforcedPause')
  await expect(payoutToken(1)).rejects.toThrow('EnforcedPause')
  expect(await it.eventsOf(await fund(COIN))).toHaveLength(1)

  await it.operator.writeContract({ ...it.pool, functionName: 'unpause' })
  expect(await it.eventsOf(await payout(1))).toHaveLength(1)
})

test('only the administrator pauses, unpauses and gives roles', async () => {
  const role = await ann.readContract({ ...it.pool, functionName: 'PAYER_ROLE' })
  for (const who of [ann, it.payer]) {
    const refused = 'AccessControlUnauthorizedAccount'
    await expect(who.writeContract({ ...it.pool, functionName: 'pause' })).rejects.toThrow(refused)
    await expect(who.writeContract({ ...it.pool, functionName: 'unpause' })).rejects.toThrow(
      refused,
    )
    const args = [role, who.account.address] as const
    await expect(
      who.writeContract({ ...it.pool, functionName: 'grantRole', args }),
    ).rejects.toThrow(refused)
  }
})

test('a payer who was dismissed pays no more', async () => {
  await fund()
  const role = await ann.readContract({ ...it.pool, functionName: 'PAYER_ROLE' })
  const args = [role, it.payer.account.address] as const
  await it.operator.writeContract({ ...it.pool, functionName: 'revokeRole', args })
  expect(await ann.readContract({ ...it.pool, functionName: 'hasRole', args })).toBe(false)
  await expect(payout(1)).rejects.toThrow('AccessControlUnauthorizedAccount')
})
