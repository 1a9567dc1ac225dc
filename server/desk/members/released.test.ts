import { expect, test } from 'vitest'
import { takeAddress } from '#server/calls/takeAddress.ts'
import { setRoles } from '#server/members/holders.ts'
import { openTyped } from '#server/testing/openTyped.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'

const GONE = 'This account has no address any more'
const reason = 'as agreed on Friday'

test.each([{ agent: true }, { site: true }, { rewardRatio: '0.1' }, { subsidyRatio: '0.1' }])(
  'nobody is made of a row without an address, nor is it given ratios: %j',
  async (to) => {
    const { farm, typed, desk, release } = await openTyped()
    await release()
    expect(await desk('operator/appoint', { memberId: typed.id, ...to, reason })).toMatch(GONE)
    expect(await farm.db.inTx((tx) => tx`select 1 from operator_act`)).toEqual([])
  },
)

test('nor does it work at the desk; what it was given before is taken', async () => {
  const { farm, typed, desk, release } = await openTyped()
  const { id: memberId } = typed
  await release()
  const role = { memberId, role: 'operator', reason } as const
  expect(await desk('operator/setRole', { ...role, on: true })).toMatch(GONE)
  // As it may stand since before it was refused.
  await farm.db.inTx(async (tx) => {
    await setRoles(tx, memberId, ['operator', 'editor'])
    await tx`update member set agent = true, site = true, reward_ratio = 900, subsidy_ratio = 900
      where id = ${memberId}`
  })
  expect(await desk('operator/setRole', { ...role, on: false })).toMatchObject({
    roles: ['editor'],
  })
  const less = { memberId, agent: false, rewardRatio: '0.05', reason }
  expect(await desk('operator/appoint', less)).toMatchObject({ agent: false, rewardRatio: 500n })
  expect(await desk('operator/appoint', { ...less, subsidyRatio: '0.1' })).toMatch(GONE)
})

test('nor where the address goes at the same moment', async () => {
  const { farm, typed, desk } = await openTyped()
  const { late } = await farm.db.inTx(async (tx) => {
    await takeAddress(tx, { account: typed.address, now: farm.clock.now() })
    const named = { memberId: typed.id, reason }
    const late = Promise.all([
      desk('operator/appoint', { ...named, agent: true }),
      desk('operator/setRole', { ...named, role: 'editor', on: true }),
    ])
    await expect.poll(() => waitsForLock(farm.db)).toBe(true)
    return { late }
  })
  expect(await late).toEqual([expect.stringMatching(GONE), expect.stringMatching(GONE)])
})
