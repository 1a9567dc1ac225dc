import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ann, COIN, openAnn } from './testing/openAnn.ts'
import { name32 } from './testing/openPool.ts'

const ORDER = name32(0xa1)

let it: Ann
let ann: Ann['ann']
beforeAll(async () => {
  it = await openAnn()
  ann = it.ann
})
afterAll(() => it.stop())
beforeEach(() => it.renew())

test('while paused nothing is pledged or paid out, but plain payments still come in', async () => {
  await it.fund()
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
  await expect(it.payout(1)).rejects.toThrow('EnforcedPause')
  await expect(it.payoutToken(1)).rejects.toThrow('EnforcedPause')
  expect(await it.eventsOf(await it.fund(COIN))).toHaveLength(1)

  await it.operator.writeContract({ ...it.pool, functionName: 'unpause' })
  expect(await it.eventsOf(await it.payout(1))).toHaveLength(1)
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
  await it.fund()
  const role = await ann.readContract({ ...it.pool, functionName: 'PAYER_ROLE' })
  const args = [role, it.payer.account.address] as const
  await it.operator.writeContract({ ...it.pool, functionName: 'revokeRole', args })
  expect(await ann.readContract({ ...it.pool, functionName: 'hasRole', args })).toBe(false)
  await expect(it.payout(1)).rejects.toThrow('AccessControlUnauthorizedAccount')
})
