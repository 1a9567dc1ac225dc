import { expect, test } from 'vitest'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { audit } from './audit.ts'

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** A change of something that is kept because nobody wants to add it up, and what of it is found. */
const TAMPERED = [
  ['member set direct = direct + 1 where id = 2', /team of member 2: 2 invited.*there are 1 /],
  ['member set team = team + 5 where id = 1', /team of member 1: .* and 5 below.* and 0$/],
  ['pool_total set orders = orders + 1', /^orders 3, begun were 2$/],
  [
    'pool_total set revenue = 1',
    /^revenue 1000000000000000000001, payments of it 1000000000000000000000$/,
  ],
  ['pledge_order set earned = earned + 1 where member_id = 2', /^order T\d+: earned/],
  ['distribution set orders = orders + 1', /number of orders was 2, not 3/],
  ['distribution set staked_t = staked_t + 1', /its staked T was/],
  ['distribution_plan set staked_t = staked_t + 1', /staked T of d30 was/],
  ['distribution_plan set paid = paid + 1', /payment for d30 was/],
  [
    `arrival set state = 'credited', credited_as = 'unclaimed' where tx_hash = '0x1'`,
    /^BTCW: payments 77000000000000000000, held 0$/,
  ],
] as const

test('each figure that is kept is reckoned again from what it is kept of', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [
      { id: 1, inviter: null },
      { id: 2, inviter: 1 },
      { id: 3, inviter: 2 },
    ])
    await seedRevenue(tx, 1_000n * ONE, '2026-11-18T13:00:00Z')
    await seedOrders(tx, [
      { member: 3, amount: 7n * ONE, startDay: '2026-11-18' },
      { member: 2, amount: 3n * ONE, startDay: '2026-11-18' },
    ])
    await tx`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, state)
      values (1, '0x1', 0, 1, '0x2', '2026-11-20', 'BTCW', '0x3', ${77n * ONE}, 'seen')`
  })
  const clock = stoppedAt('2026-11-19T00:01:00Z')
  await runDueDays({ db, clock }, async () => shares)
  expect(await audit(db)).toEqual([])
  await as(db.ownerUrl, async (client) => {
    for (const [change] of TAMPERED) await client.query(`update ${change}`)
  })
  const found = (await audit(db)).map((finding) => finding.found)
  for (const [change, words] of TAMPERED)
    expect(found, change).toContainEqual(expect.stringMatching(words))
})
