import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { audit } from './audit.ts'
import { lived, tamper } from './testing/lived.ts'

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
    'a day that was shared out otherwise than stood at its midnight',
    `insert into parameter (name, value, effective_at, created_at, actor, reason) values ('shares',
      '{"staking": "0.7000", "community": "0.1200", "subsidy": "0.0500"}', '2026-11-20T00:00Z', '2026-11-18', 'x', 'x')`,
    /stood at its midnight/,
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

test('shares that hold only after a midnight, or were taken back, are none of its day', async () => {
  const db = await lived()
  await tamper(
    db,
    `insert into parameter (name, value, effective_at, created_at, actor, reason)
     select 'shares', '{"staking": "0.7000", "community": "0", "subsidy": "0"}', at, '2026-11-18', 'x', 'x'
     from unnest(array[timestamptz '2026-11-18T23:00Z', '2026-11-21T00:00:01Z']) at;
     insert into parameter_drop (parameter_id, at, actor, reason) select min(id), '2026-11-18', 'x', 'x' from parameter`,
  )
  expect(await audit(db)).toEqual([])
})
