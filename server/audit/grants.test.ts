import { expect, onTestFinished, test } from 'vitest'
import { grant } from '#server/rewards/grant.ts'
import { as } from '#server/testing/as.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { seedFunds } from '#server/testing/seed.ts'
import { audit } from './audit.ts'

/** What is broken wherever a grant's record is. */
const RULES = new Set([
  'what the house has is what came less what its records say went',
  'a grant is in the books once, and none is without a record',
])

test('a grant that was tampered with is found, and one that nobody asked for', async () => {
  const { db, clock, world, join, close } = await openBooks()
  onTestFinished(close)
  const [ann, now] = [await join(), clock.now()]
  await db.inTx((tx) => seedFunds(tx, { as: 'activity', amount: 10n * COIN, at: now }))
  const asked = { memberId: ann.id, coin: 'BTCW', amount: '3', reason: 'quiz' } as const
  expect(await atDeskOf(world)('operator/grant', asked)).toMatchObject({ state: 'booked' })
  expect(await audit(db)).toEqual([])
  const rulesBroken = async () => new Set((await audit(db)).map(({ rule }) => rule))

  for (const [sql, back] of [
    ['amount = amount + 1', 'amount = amount - 1'],
    [`coin = 'BTCWT'`, `coin = 'BTCW'`],
    [`state = 'waiting', journal_id = null`, `state = 'booked', journal_id = kept`],
  ] as const) {
    await as(db.ownerUrl, async (client) => {
      await client.query('alter table member_grant add column kept bigint')
      await client.query(
        `update member_grant set kept = journal_id; update member_grant set ${sql}`,
      )
    })
    expect(await rulesBroken(), sql).toEqual(RULES)
    await as(db.ownerUrl, async (client) => {
      await client.query(
        `update member_grant set ${back}; alter table member_grant drop column kept`,
      )
    })
  }
  expect(await audit(db)).toEqual([])
  const alone = {
    key: 'alone',
    member: ann.id,
    coin: 'BTCW',
    amount: COIN,
    reason: 'x',
    now,
  } as const
  await db.inTx((tx) => grant(tx, alone))
  expect(await rulesBroken()).toEqual(RULES)
})
