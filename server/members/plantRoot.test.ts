import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { plantRoot } from './plantRoot.ts'

const now = new Date('2026-11-21T12:00:00Z')
const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const founder = () => ({ account, email: 'founder@x.com', nickname: 'Founder', now })

test('what the first start is not told undoes it', async () => {
  const db = await ownDatabase()
  const untold = () => {
    throw new Error('the first start needs FOUNDER_ACCOUNT')
  }
  await expect(db.inTx((tx) => plantRoot(tx, untold))).rejects.toThrow('FOUNDER_ACCOUNT')
  expect(await db.inTx((tx) => tx`select 1 from member`)).toEqual([])
})

test('however many first starts there are at once, there is one root with all of both ratios', async () => {
  const db = await ownDatabase()
  const roots = await Promise.all([1, 2, 3].map(() => db.inTx((tx) => plantRoot(tx, founder))))
  expect(roots.filter(({ planted }) => planted)).toHaveLength(1)
  expect(new Set(roots.map(({ inviteCode }) => inviteCode)).size).toBe(1)
  const members = await db.inTx(
    (tx) => tx`select account, agent, site, reward_ratio, subsidy_ratio, password_hash from member`,
  )
  expect(members).toEqual([
    {
      account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      agent: true,
      site: true,
      reward_ratio: 10_000,
      subsidy_ratio: 10_000,
      password_hash: null,
    },
  ])
})
