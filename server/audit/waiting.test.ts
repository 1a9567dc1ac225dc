import { expect, test } from 'vitest'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { foldPool } from '#server/pool/foldPool.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedMembers, seedOrders } from '#server/testing/seed.ts'
import { ownDatabase, type TestDatabase } from '#server/testing/testDatabase.ts'
import { audit } from './audit.ts'

/** Three members in a row, the teams of whose first orders are folded and those of later ones wait at both places. */
async function busy(): Promise<TestDatabase> {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null },
      { id: 2, inviter: 1 },
      { id: 3, inviter: 2 },
    ])
    await seedOrders(tx, [{ member: 3, amount: 7n * ONE }])
  })
  await foldChanges({ db })
  await db.inTx((tx) => seedOrders(tx, [{ member: 3, amount: 2n * ONE }]))
  await foldPool({ db })
  await db.inTx((tx) => seedOrders(tx, [{ member: 2, amount: 5n * ONE }]))
  return db
}

const rulesBroken = async (db: TestDatabase) => [
  ...new Set((await audit(db)).map(({ rule }) => rule)),
]

test('what waits to be folded into teams and weeks is no finding', async () => {
  const db = await busy()
  const waits = await db.inTx(
    (tx) => tx`select 1 from pool_change union all select 1 from team_change`,
  )
  expect(waits).toHaveLength(2)
  expect(await audit(db)).toEqual([])
})

test.each([
  [
    'a team',
    'update member set team_t = team_t + 1 where id = 2',
    'a team has what the members below have',
  ],
  [
    'a week',
    'update week_power set t = t + 1 where member_id = 2',
    'a week has what was pledged in it',
  ],
  [
    'the root’s team',
    'update member set team_t = team_t + 1 where id = 1',
    'the totals of the pool are those of all members',
  ],
])(
  'and %s that is wrong is found although something waits: on a busy farm something always does',
  async (_, sql, rule) => {
    const db = await busy()
    await as(db.ownerUrl, (client) => client.query(sql))
    expect(await rulesBroken(db)).toContain(rule)
  },
)
