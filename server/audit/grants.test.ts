import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { grant } from '#server/rewards/grant.ts'
import { as } from '#server/testing/as.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { audit } from './audit.ts'

const RULE = 'a grant is in the books once, and none is without a record'

test('a grant that was tampered with is found, and one that nobody asked for', async () => {
  const { db, clock, world, join, close } = await openBooks()
  onTestFinished(close)
  const [ann, now] = [await join(), clock.now()]
  const budget = { from: treasury, to: activity, coin: 'BTCW' as const, amount: 10n * COIN }
  await db.inTx((tx) => post(tx, { key: randomUUID(), kind: 'test', now, moves: [budget] }))
  const asked = { memberId: ann.id, coin: 'BTCW', amount: '3', reason: 'quiz' } as const
  expect(await atDeskOf(world)('operator/grant', asked)).toMatchObject({ state: 'booked' })
  expect(await audit(db)).toEqual([])

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
    expect([sql, ...(await audit(db)).map(({ rule }) => rule)]).toEqual([sql, RULE])
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
  expect((await audit(db)).map(({ rule }) => rule)).toEqual([RULE])
})
