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

test('while paused nothing is pledged or paid out, but plain payments still come in', async () => {
  await chain.fund()
  await chain.operator.writeContract({ ...chain.pool, functionName: 'pause' })
  const pledges = ann.writeContract({
    ...chain.pool,
    functionName: 'pledge',
    args: [ORDER],
    value: COIN,
  })
  await expect(pledges).rejects.toThrow('EnforcedPause')
  await expect(
    ann.writeContract({ ...chain.pool, functionName: 'pledgeToken', args: [ORDER, COIN] }),
  ).rejects.toThrow('EnforcedPause')
  await expect(chain.payout(1)).rejects.toThrow('EnforcedPause')
  await expect(chain.payoutToken(1)).rejects.toThrow('EnforcedPause')
  expect(await chain.eventsOf(await chain.fund(COIN))).toHaveLength(1)

  await chain.operator.writeContract({ ...chain.pool, functionName: 'unpause' })
  expect(await chain.eventsOf(await chain.payout(1))).toHaveLength(1)
})

test('only the administrator pauses, unpauses and gives roles', async () => {
  const role = await ann.readContract({ ...chain.pool, functionName: 'PAYER_ROLE' })
  for (const who of [ann, chain.payer]) {
    const refused = 'AccessControlUnauthorizedAccount'
    await expect(who.writeContract({ ...chain.pool, functionName: 'pause' })).rejects.toThrow(
      refused,
    )
    await expect(who.writeContract({ ...chain.pool, functionName: 'unpause' })).rejects.toThrow(
      refused,
    )
    const args = [role, who.account.address] as const
    await expect(
      who.writeContract({ ...chain.pool, functionName: 'grantRole', args }),
    ).rejects.toThrow(refused)
  }
})

test('a payer who was dismissed pays no more', async () => {
  await chain.fund()
  const role = await ann.readContract({ ...chain.pool, functionName: 'PAYER_ROLE' })
  const args = [role, chain.payer.account.address] as const
  await chain.operator.writeContract({ ...chain.pool, functionName: 'revokeRole', args })
  expect(await ann.readContract({ ...chain.pool, functionName: 'hasRole', args })).toBe(false)
  await expect(chain.payout(1)).rejects.toThrow('AccessControlUnauthorizedAccount')
})
