import { expect, onTestFinished, test } from 'vitest'
import { stoppedAt } from '#server/clock/clock.ts'
import { appoint } from '#server/members/appoint.ts'
import { openDay } from '#server/rewards/openDay.ts'
import { payChunk } from '#server/rewards/payChunk.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { type Books, type Member, openBooks } from '#server/testing/openBooks.ts'
import { ONE, seedOrders, seedRevenue } from '#server/testing/seed.ts'

const shares = { staking: 8_000n, community: 1_000n, subsidy: 500n }

/** An agent with one below who pledged, on the day before the first that is distributed. */
async function open() {
  const books = await openBooks()
  onTestFinished(books.close)
  const at = (moment: string) => {
    books.world.clock = stoppedAt(moment)
  }
  at('2026-11-20T12:00:00.000Z')
  const top = await books.join({ nickname: 'Top' })
  const agent = await books.join({ inviter: top.id, nickname: 'Agent' })
  const pledger = await books.join({ inviter: agent.id })
  await stand(books, top, 9_000n)
  expect((await top.call('member/miners', to(agent, '0.2'))).code).toBe(200)
  const orders = [1, 2, 3].map(() => ({ member: Number(pledger.id), amount: ONE }))
  await books.db.inTx((tx) => seedOrders(tx, orders))
  await books.db.inTx((tx) => seedRevenue(tx, 300n * ONE, '2026-11-20T12:00:00Z'))
  return { ...books, top, agent, pledger, at }
}

const stand = ({ db, world }: Books, member: Member, rewardRatio: bigint) =>
  db.inTx((tx) =>
    appoint(tx, member.id, { to: { agent: true, rewardRatio }, now: world.clock.now() }),
  )

const to = (member: Member, rewardRatio: string) => ({
  memberId: member.id,
  rewardRatio,
  subsidyRatio: '0',
})

/** The ratios that a day's lines were paid for, to the agent. */
const paidFor = async ({ db }: Books, agent: Member, day: string) => {
  const lines = await db.inTx(
    (tx) => tx<{ ratio: number }>`
      select (meta->>'ratio')::int as ratio from entry
      where owner_id = ${agent.id} and type = 'community_reward' and meta->>'day' = ${day}`,
  )
  return lines.map(({ ratio }) => ratio)
}

const changesOf = async (member: Member, body: object = {}) =>
  (await member.call('member/ratioChanges', body)).result.list

test('a change counts from the next day on, not for the one that is being paid', async () => {
  const books = await open()
  const { db, world, top, agent } = books
  books.at('2026-11-21T00:00:20.000Z')
  await db.inTx((tx) => openDay(tx, { day: '2026-11-21', now: world.clock.now(), shares }))
  const pay = () =>
    db.inTx((tx) => payChunk(tx, { day: '2026-11-21', now: world.clock.now(), size: 1 }))
  expect(await pay()).toBe('paid')
  expect((await top.call('member/modifyMiners', to(agent, '0.5'))).code).toBe(200)
  expect(await pay()).toBe('paid')
  expect((await top.call('member/modifyMiners', to(agent, '0.6'))).code).toBe(200)
  expect(await pay()).toBe('paid')
  expect(await pay()).toBe('finished')
  expect(await paidFor(books, agent, '2026-11-21')).toEqual([2_000, 2_000, 2_000])
  const [change] = await changesOf(agent)
  expect(change?.effectiveFrom).toBe('2026-11-22')

  books.at('2026-11-22T00:01:00.000Z')
  await runDueDays(books.world, async () => shares)
  expect(await paidFor(books, agent, '2026-11-22')).toEqual([6_000, 6_000, 6_000])
})

test('a day that is made up for is paid with what stood at its midnight', async () => {
  const books = await open()
  const { top, agent } = books
  books.at('2026-11-20T23:59:59.999Z')
  expect((await top.call('member/modifyMiners', to(agent, '0.3'))).code).toBe(200)
  books.at('2026-11-21T00:00:00.000Z')
  expect((await top.call('member/modifyMiners', to(agent, '0.4'))).code).toBe(200)
  books.at('2026-11-22T18:00:00.000Z')
  expect((await top.call('member/modifyMiners', to(agent, '0'))).code).toBe(200)
  expect((await changesOf(agent)).map(({ effectiveFrom }) => effectiveFrom)).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-21',
  ])
  await runDueDays(books.world, async () => shares)
  await books.db.inTx((tx) => seedRevenue(tx, 300n * ONE, '2026-11-22T19:00:00Z'))
  books.at('2026-11-23T00:01:00.000Z')
  await runDueDays(books.world, async () => shares)
  expect(await paidFor(books, agent, '2026-11-21')).toEqual([3_000, 3_000, 3_000])
  expect(await paidFor(books, agent, '2026-11-22')).toEqual([4_000, 4_000, 4_000])
  expect(await paidFor(books, agent, '2026-11-23')).toEqual([])
})

test('a change that was asked before midnight but comes after the day was begun counts for the next', async () => {
  const books = await open()
  const { db, agent } = books
  const now = new Date('2026-11-21T00:00:20.000Z')
  await db.inTx((tx) => openDay(tx, { day: '2026-11-21', now, shares }))
  await db.inTx((tx) =>
    appoint(tx, agent.id, { to: { rewardRatio: 7_000n }, now: new Date('2026-11-20T23:59:59Z') }),
  )
  expect((await changesOf(agent))[0]?.effectiveFrom).toBe('2026-11-22')
})

test('a change and the beginning of a day wait for each other', async () => {
  const books = await open()
  const { db, agent } = books
  const asked = new Date('2026-11-20T23:59:59Z')
  const changed = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const change = db.inTx(async (tx) => {
    await appoint(tx, agent.id, { to: { rewardRatio: 7_000n }, now: asked })
    changed.resolve()
    await go.promise
  })
  await changed.promise
  const now = new Date('2026-11-21T00:00:20.000Z')
  const begun = db.inTx((tx) => openDay(tx, { day: '2026-11-21', now, shares }))
  const first = await Promise.race([begun.then(() => 'begun'), waiting(books).then(() => 'waits')])
  expect(first).toBe('waits')
  go.resolve()
  await Promise.all([change, begun])
  expect((await changesOf(agent))[0]?.effectiveFrom).toBe('2026-11-21')
  books.at('2026-11-21T00:01:00.000Z')
  await runDueDays(books.world, async () => shares)
  expect(await paidFor(books, agent, '2026-11-21')).toEqual([7_000, 7_000, 7_000])
})

test('the member is shown who changed what, newest first, and nobody else is', async () => {
  const books = await open()
  const { top, agent, pledger } = books
  await stand(books, agent, 1_500n)
  const list = await changesOf(agent)
  const none = { agent: false, site: false, rewardRatio: '0.0000', subsidyRatio: '0.0000' }
  const appointed = { ...none, agent: true, rewardRatio: '0.2000' }
  expect(list).toMatchObject([
    { by: null, before: appointed, ...appointed, rewardRatio: '0.1500' },
    { by: { id: top.id, nickname: 'Top' }, before: none, ...appointed },
  ])
  expect(list[0]?.createdAt).toBe('2026-11-20T12:00:00.000Z')
  expect(await changesOf(pledger)).toEqual([])
  const page = await agent.call('member/ratioChanges', { limit: 1 })
  const rest = await agent.call('member/ratioChanges', { limit: 1, cursor: page.result.next })
  expect([...page.result.list, ...rest.result.list]).toEqual(list)
  expect(rest.result.next).toBeNull()
})

test('an act that changes nothing is no change', async () => {
  const books = await open()
  await stand(books, books.agent, 2_000n)
  expect(await changesOf(books.agent)).toHaveLength(1)
})

/** Resolves when somebody waits for a lock that is not a row's. */
async function waiting({ db }: Books): Promise<void> {
  for (;;) {
    const [row] = await db.inTx(
      (tx) => tx`
        select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    )
    if (row) return
  }
}
