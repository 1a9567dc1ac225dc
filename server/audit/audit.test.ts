import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAct } from '#server/acts/recordAct.ts'
import { stoppedAt } from '#server/clock/clock.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { ownDatabase, type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { audit } from './audit.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** Books with three distributed days, an order that ended in them, and two acts of an operator. */
async function lived(open = ownDatabase): Promise<TestDatabase> {
  const db = await open()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null, agent: true, site: true, rewardRatio: 10_000, subsidyRatio: 5_000 },
      { id: 2, inviter: 1, agent: true, rewardRatio: 3_000 },
      { id: 3, inviter: 2 },
    ])
    await seedRevenue(tx, 1_000n * ONE + 1n, '2026-11-18T13:00:00Z')
    await seedRevenue(tx, 77n * ONE, '2026-11-20T13:00:00Z')
    await seedOrders(tx, [
      { member: 3, amount: 7n * ONE, startDay: '2026-11-18', endDay: '2026-11-20' },
      { member: 2, amount: 3n * ONE, startDay: '2026-11-19' },
      { member: 3, amount: 1n, startDay: '2026-11-18', weight: 1n },
    ])
  })
  const clock = stoppedAt('2026-11-21T12:00:00Z')
  await runDueDays({ db, clock }, async () => shares, { chunk: 2 })
  await foldChanges({ db })
  for (const subject of ['a', 'b']) {
    await db.inTx((tx) =>
      recordAct(tx, {
        actor: 'tester',
        act: 'try',
        subject,
        before: { z: 1, a: [null, 'ü'] },
        now: clock.now(),
      }),
    )
  }
  return db
}

const tamper = (db: TestDatabase, sql: string) =>
  as(db.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      'alter table entry disable trigger user; alter table operator_act disable trigger user',
    )
    await client.query(sql)
    await client.query(
      'alter table entry enable trigger user; alter table operator_act enable trigger user',
    )
    await client.query('commit')
  })

let clean: TestDatabase
beforeAll(async () => {
  clean = await lived(testDatabase)
})
afterAll(() => clean.close())

test('books that were only lived in are clean', async () => {
  expect(await audit(clean)).toEqual([])
  const days = await clean.inTx((tx) => tx`select day from distribution where paid_community > 0`)
  expect(days).toHaveLength(3)
})

test.each([
  [
    'a coin from nowhere',
    "update account set balance = balance + 1 where owner_id = 3 and code = 'available' and coin = 'BTCW'",
    /add up to zero/,
  ],
  [
    'a balance moved to another account',
    `update account set balance = balance + case owner_id when 2 then 1 else -1 end where owner_id in (2, 3) and code = 'available' and coin = 'BTCW'`,
    /sum of its entries/,
  ],
  [
    'an entry that was rewritten',
    'update entry set amount = amount + 1 where seq = 2 and owner_id = 3',
    /without a gap|adds up to zero/,
  ],
  [
    'an entry that was taken out',
    `delete from entry where owner_id = 3 and seq = 1`,
    /without a gap/,
  ],
  ['an income sum', 'update income_total set amount = amount + 1', /sum of the reward lines/],
  ['an income day', 'delete from income_day where owner_id = 2', /sum of the reward lines/],
  [
    'the principal of an order',
    `update pledge_order set amount = amount + 1 where status = 'success'`,
    /running orders/,
  ],
  [
    'what counts for a member',
    'update member set staked_t = staked_t + 1 where id = 2',
    /running orders/,
  ],
  ['a total of the pool', 'update pool_total set staked_t = staked_t + 1', /totals of the pool/],
  ['a team', 'update member set team_t = team_t + 1 where id = 1', /totals of the pool/],
  [
    'a team in the middle',
    'update member set team_t = team_t + 1 where id = 2',
    /the members below/,
  ],
  ['a week', 'update week_power set t = t + 1 where member_id = 2', /pledged in it/],
  ['a week that is gone', 'delete from week_power where member_id = 3', /pledged in it/],
  ['a bound of ratios', 'update reach set subsidy = 1 where member_id = 2', /highest ratios/],
  [
    'a ratio that nobody changed',
    `insert into ratio_change (member_id, agent_before, site_before, reward_before, subsidy_before, agent, site, reward,
      subsidy, effective_from, created_at)
     values (2, false, false, 0, 0, true, false, 2000, 0, '2026-11-22', '2026-11-21')`,
    /last change/,
  ],
  ...['2000, 0', '0, 0'].map((were): [string, string, RegExp] => [
    `lines at another ratio than stood on their day (${were})`,
    `insert into ratio_change (member_id, agent_before, site_before, reward_before, subsidy_before, agent, site, reward,
      subsidy, effective_from, created_at)
     values (2, true, false, ${were}, true, false, 3000, 0, '2026-11-22', '2026-11-21')`,
    /2026-11-20 can be reckoned/,
  ]),
  [
    'a day’s revenue',
    `update distribution set revenue = revenue + 1, carried_over = carried_over + 1 where day = '2026-11-20'`,
    /2026-11-20 can be reckoned/,
  ],
  [
    'a day’s weight',
    `update distribution set total_weight = total_weight + 1 where day = '2026-11-20'`,
    /2026-11-20 can be reckoned/,
  ],
  [
    'a weight of an order',
    `update pledge_order set weight = weight * 2 where staked_t > 1`,
    /can be reckoned/,
  ],
  [
    'a line of the log',
    `update operator_act set reason = 'another' where subject = 'a'`,
    /log is whole/,
  ],
  [
    'a line of the log that is gone',
    `delete from operator_act where subject = 'a'`,
    /log is whole/,
  ],
])('finds %s', async (_, sql, rule) => {
  const db = await lived()
  await tamper(db, sql)
  const rules = (await audit(db)).map((finding) => finding.rule)
  expect(rules.join('; ')).toMatch(rule)
})
