import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { makeAudit } from '#server/audit/makeAudit.ts'
import { rootMember } from '#server/members/rootMember.ts'
import { openDay } from '#server/rewards/openDay.ts'
import { payChunk } from '#server/rewards/payChunk.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { ownService, type Service } from '#server/testing/openService.ts'
import { ONE, seedMembers, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import type { DeskPath, desk } from '#shared/desk/index.ts'
import { parseAmount } from '#shared/money.ts'

type Wire<P extends DeskPath> = z.input<(typeof desk)[P]['result']>
type Said<P extends DeskPath> = { code: number; field: string; message: string; result: Wire<P> }

let service: Service
let auditor: Enrolled
const at = async <P extends DeskPath>(path: P, body: object = {}) => {
  const options = { token: auditor.token, headers: { 'idempotency-key': randomUUID() } }
  return (await service.call(path, body, options)) as unknown as Said<P>
}

beforeEach(async () => {
  service = await ownService()
  auditor = await enrol(service, { roles: ['auditor'] })
})

const day = '2026-11-21'
const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

/** Three members under each other with orders, and a day that was paid in parts of two orders. */
async function paid() {
  const { db, clock } = service
  const orders = await db.inTx(async (tx) => {
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
  const clockThen = { now: () => new Date('2026-11-21T00:01:00Z'), follow: () => {} }
  await runDueDays({ db, clock: clockThen }, async () => shares)
  return { orders, clock }
}

const pagesOf = async <P extends 'operator/dayLines' | 'operator/entries' | 'operator/journal'>(
  path: P,
  body: object,
  limit = 2,
): Promise<Wire<P>['list']> => {
  const rows: unknown[] = []
  let cursor: string | null | undefined
  do {
    const { result } = await at(path, { ...body, limit, cursor })
    rows.push(...result.list)
    cursor = result.next
  } while (cursor !== null)
  return rows as Wire<P>['list']
}

test('what is not there, or would read the whole ledger, is refused by its field', async () => {
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
  const { orders } = await paid()
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
  await paid()
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
  await paid()
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
  const { db } = service
  await paid()
  const next = '2026-11-22'
  const clock = { now: () => new Date(`${next}T00:01:00Z`), follow: () => {} }
  await db.inTx((tx) => openDay(tx, { day: next, now: clock.now(), shares }))
  for (let paidNow = 'paid'; paidNow === 'paid'; )
    paidNow = await db.inTx((tx) => payChunk(tx, { day: next, now: clock.now(), size: 2 }))
  const all = await pagesOf('operator/dayLines', { day: next }, 3)
  expect(new Set(all.map(({ journal }) => journal)).size).toBe(3)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const orderNo of new Set(all.map((line) => line.orderNo)))
    expect(await pagesOf('operator/dayLines', { day: next, orderNo }, 1)).toEqual(
      all.filter((line) => line.orderNo === orderNo),
    )
})

test('an audit is answered at once, made by one process, logged, and what it found is kept', async () => {
  const { db, clock } = service
  const audits = async () => (await at('operator/audits')).result
  const logged = () => db.inTx((tx) => tx`select actor, act, subject, after from operator_act`)
  expect(await audits()).toEqual({ list: [], next: null, running: null })
  expect(await makeAudit({ db, clock })).toBe(0)
  const { result: asked } = await at('operator/audit')
  const { id } = asked
  const actor = `member ${auditor.id}`
  expect(asked).toMatchObject({ actor })
  expect(await audits()).toEqual({ list: [], next: null, running: asked })
  // Whoever asks meanwhile is told of the one that is under way.
  const treasurer = await enrol(service, { roles: ['treasurer'] })
  const headers = { 'idempotency-key': randomUUID() }
  const other = await service.call('operator/audit', {}, { token: treasurer.token, headers })
  expect(other.result).toEqual(asked)
  // Another process is at it: this one leaves it alone, and nobody is told that it failed.
  await db.inTx(async (tx) => {
    await tx`select pg_advisory_xact_lock(5208025)`
    expect(await makeAudit({ db, clock })).toBe(0)
  })
  expect((await audits()).running).toEqual(asked)
  expect(await logged()).toEqual([])
  // That one died: the next makes it, two that are as fast as each other once.
  await Promise.all([makeAudit({ db, clock }), makeAudit({ db, clock })])
  await makeAudit({ db, clock })
  const { list, running } = await audits()
  expect(running).toBeNull()
  expect(list).toEqual([{ ...asked, finishedAt: expect.any(String), findings: [] }])
  expect(await logged()).toEqual([
    { actor, act: 'audit', subject: 'books', after: { audit: id, findings: 0 } },
  ])
  expect(Number((await at('operator/audit')).result.id)).toBeGreaterThan(Number(id))
})

test('two who ask at the same time ask for one audit', async () => {
  const both = await Promise.all([at('operator/audit'), at('operator/audit')])
  const [one, other] = both.map(({ result }) => result)
  expect(one).toEqual(other)
  expect(await service.db.inTx((tx) => tx`select id from audit_asked`)).toHaveLength(1)
})
