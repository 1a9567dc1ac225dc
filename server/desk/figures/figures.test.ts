import { expect, test } from 'vitest'
import { rootMember } from '#server/members/rootMember.ts'
import { openDay } from '#server/rewards/openDay.ts'
import { payChunk } from '#server/rewards/payChunk.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { openAuditor } from '#server/testing/openAuditor.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import type { DeskPath } from '#shared/desk/index.ts'
import { parseAmount } from '#shared/money.ts'

const day = '2026-11-21'
const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** Three members under each other with orders, and a day that was paid in parts of two orders. */
async function paid() {
  const farm = await openAuditor()
  const orders = await farm.db.inTx(async (tx) => {
    const root = Number((await rootMember(tx)).id)
    await seedMembers(tx, [
      {
        id: 900_001,
        inviter: root,
        agent: true,
        site: true,
        rewardRatio: 5_000,
        subsidyRatio: 10_000,
      },
      { id: 900_002, inviter: 900_001, agent: true, rewardRatio: 2_000 },
      { id: 900_003, inviter: 900_002 },
    ])
    await seedRevenue(tx, 1_000n * ONE, '2026-11-20T12:00:00Z')
    const members = [900_003, 900_002, 900_003, 900_001, 900_003]
    return seedOrders(
      tx,
      members.map((member, i) => ({ member, amount: BigInt(i + 1) * ONE, weight: ONE + ONE / 4n })),
    )
  })
  const clock = stoppedAt('2026-11-21T00:01:00Z')
  await runDueDays({ db: farm.db, clock }, async () => shares)
  return { ...farm, orders }
}

test('what is not there, or would read the whole ledger, is refused by its field', async () => {
  const { at } = await openAuditor()
  const refused: [DeskPath, object, string][] = [
    ['operator/entries', {}, 'owner'],
    ['operator/entries', { coin: 'BTCW', type: 'deposit', from: '2026-11-01' }, 'owner'],
    ['operator/entries', { owner: '0', from: '2026-02-31' }, 'from'],
    ['operator/entries', { owner: '0', account: "x' or 1" }, 'account'],
    ['operator/journal', { id: '999999999' }, 'id'],
    ['operator/day', { day }, 'day'],
    ['operator/dayLines', { day, orderNo: 'nothing' }, 'orderNo'],
    ['operator/dayLines', { day, cursor: 'x' }, 'cursor'],
  ]
  for (const [path, body, field] of refused)
    expect([path, await at(path, body)]).toMatchObject([path, { code: 400, field }])
})

test('a day is told with all it was reckoned from, and its lines add up to what it paid', async () => {
  const { orders, at, pagesOf } = await paid()
  const { list } = (await at('operator/days')).result
  expect(list.map(({ day: it }) => it)).toEqual([day])
  const { result } = await at('operator/day', { day })
  expect(result).toMatchObject({
    revenue: '1000',
    totalWeight: '18.75',
    orders: 5,
    stakedT: '15',
    carriedIn: '0',
    plans: [{ planId: 'd30', stakedT: '15' }],
  })
  const lines = await pagesOf('operator/dayLines', { day })
  const sum = (type: string) =>
    lines.filter((line) => line.type === type).reduce((all, it) => all + parseAmount(it.amount), 0n)
  expect(sum('staking_reward')).toBe(parseAmount(result.paidStaking))
  expect(sum('community_reward')).toBe(parseAmount(result.paidCommunity))
  expect(sum('mining_subsidy')).toBe(parseAmount(result.paidSubsidy))
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect([...new Set(lines.map(({ orderNo }) => orderNo))]).toHaveLength(orders.length)
})

test('each order and each member of a day is looked into, with the ratio of each line', async () => {
  const { at, pagesOf } = await paid()
  const all = await pagesOf('operator/dayLines', { day })
  const [first] = all
  const ofOrder = await pagesOf('operator/dayLines', { day, orderNo: first?.orderNo })
  expect(ofOrder).toEqual(all.filter(({ orderNo }) => orderNo === first?.orderNo))
  expect(
    ofOrder.map(({ type, member, source, ratio }) => [type, member.id, source?.id, ratio]),
  ).toEqual(
    expect.arrayContaining([
      ['staking_reward', '900003', undefined, null],
      ['community_reward', '900002', '900003', '0.2000'],
      ['community_reward', '900001', '900003', '0.3000'],
      ['mining_subsidy', '900001', '900003', '1.0000'],
    ]),
  )
  const ofMember = await pagesOf('operator/dayLines', { day, memberId: '900001' })
  const ids = (rows: typeof all) => rows.map(({ id }) => id).toSorted()
  expect(ids(ofMember)).toEqual(ids(all.filter(({ member }) => member.id === '900001')))
  expect((await at('operator/dayLines', { day: '2026-11-22' })).result.list).toEqual([])
})

test('the ledger is searched by owner, account, coin, type and time, and by journal', async () => {
  const { at, pagesOf } = await paid()
  const house = await pagesOf('operator/entries', { owner: '0', account: 'reward_pool' })
  expect(house.map(({ amount }) => amount.startsWith('-'))).toEqual([true, true, true, false])
  expect(house[0]).toMatchObject({ kind: 'distribution', type: null, coin: 'BTCW', owner: '0' })
  const one = { owner: '900003', type: 'staking_reward' }
  expect(await pagesOf('operator/entries', one)).toHaveLength(3)
  expect(await pagesOf('operator/entries', { ...one, to: '2026-11-20' })).toEqual([])
  const some = await pagesOf('operator/entries', { owner: '900003', from: '2026-11-21' })
  expect(some).toHaveLength(3)
  const journal = house[0]?.journal ?? ''
  const legs = await pagesOf('operator/entries', { journal })
  const sums = legs.reduce(
    (all, { amount }) =>
      all + parseAmount(amount.replace('-', '')) * (amount.startsWith('-') ? -1n : 1n),
    0n,
  )
  expect(sums).toBe(0n)
  const { result } = await at('operator/journal', { id: journal })
  const moved = result.moved ?? []
  expect(moved.map(({ account, coin }) => [account, coin])).toEqual([
    ['reward_pool', 'BTCW'],
    ['available', 'BTCW'],
  ])
  expect(moved[0]?.amount).toBe(`-${moved[1]?.amount}`)
  expect(moved.reduce((all, { entries }) => all + entries, 0)).toBe(legs.length)
  expect(some.map(({ refNo }) => refNo)).toEqual(['T5', 'T3', 'T1'])
  expect(result).toMatchObject({ kind: 'distribution', cause: { what: 'day', ref: day } })
  const whole = await pagesOf('operator/journal', { id: journal })
  expect(whole.map(({ id }) => id).toSorted()).toEqual(legs.map(({ id }) => id).toSorted())
})

test('a day that is paid in many parts is read across them, and an order is found in its own', async () => {
  const { db, pagesOf } = await paid()
  const [next, now] = ['2026-11-22', new Date('2026-11-22T00:01:00Z')]
  await db.inTx((tx) => openDay(tx, { day: next, now, shares }))
  for (let paidNow = 'paid'; paidNow === 'paid'; )
    paidNow = await db.inTx((tx) => payChunk(tx, { day: next, now, size: 2 }))
  const all = await pagesOf('operator/dayLines', { day: next }, 3)
  expect(new Set(all.map(({ journal }) => journal)).size).toBe(3)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const orderNo of new Set(all.map((line) => line.orderNo)))
    expect(await pagesOf('operator/dayLines', { day: next, orderNo }, 1)).toEqual(
      all.filter((line) => line.orderNo === orderNo),
    )
})
