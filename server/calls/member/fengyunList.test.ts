import { expect, onTestFinished, test } from 'vitest'
import { stoppedAt } from '#server/clock/clock.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { undoOrder } from '#server/staking/undoOrder.ts'
import { type Books, type Member, openBooks } from '#server/testing/openBooks.ts'
import { weekOf } from '#shared/days.ts'
import { ONE } from '#shared/money.ts'

async function open(now = '2026-11-16T00:00:00.000Z') {
  const books = await openBooks()
  onTestFinished(books.close)
  const at = (moment: string) => {
    books.world.clock = stoppedAt(moment)
  }
  at(now)
  return { ...books, at }
}

/** Pledges so many BTCWT from the balance: a success at once. Answers the order. */
async function pledge(member: Member, amount: string): Promise<string> {
  await member.has('BTCWT', BigInt(amount) * ONE)
  const said = await member.call('product/pledge', { coin: 'BTCWT', amount, planId: 'd30' })
  if (said.code !== 200) throw new Error(said.message)
  return said.result.id
}

const rankedBy = async (books: Books, member: Member, body: object = {}) => {
  await foldChanges(books)
  const { result } = await member.call('member/fengyunList', body)
  return { ...result, list: result.list.map(({ memberId, weekT }) => [memberId, weekT]) }
}

test.each(['2026-W54', '2026-W00', '2027-W53', '2026-47', '9999-W52', 'now', "2026-W01'"])(
  'there is no week %s',
  async (week) => {
    const { join } = await open()
    const said = await (await join()).call('member/fengyunList', { week })
    expect(said).toMatchObject({ code: 400, field: 'week' })
  },
)

test('a week in which nobody pledged has no list and no own place', async () => {
  const { join } = await open()
  const { result } = await (await join()).call('member/fengyunList', { week: '2026-W53' })
  expect(result).toEqual({
    week: '2026-W53',
    from: '2026-12-28T00:00:00.000Z',
    to: '2027-01-04T00:00:00.000Z',
    first: null,
    list: [],
    me: null,
  })
})

test('the first week that ranks anybody is told with every week', async () => {
  const books = await open('2026-11-09T12:00:00.000Z')
  const member = await books.join()
  await pledge(member, '10')
  books.at('2026-11-21T12:00:00.000Z')
  await pledge(member, '20')
  for (const body of [{}, { week: '2026-W30' }]) {
    expect(await rankedBy(books, member, body)).toMatchObject({ first: '2026-W46' })
  }
})

test('a pledge counts for the member and everyone above, and not for those below', async () => {
  const books = await open()
  const [top, root] = [await books.join({ nickname: 'Top' }), await rootOf(books)]
  const one = await books.join({ inviter: top.id })
  const two = await books.join({ inviter: one.id })
  await pledge(one, '50')
  await pledge(two, '20')
  const seen = await rankedBy(books, one)
  expect(seen.list).toEqual([
    [root, '70'],
    [top.id, '70'],
    [one.id, '70'],
    [two.id, '20'],
  ])
  expect(seen.me).toEqual({ rank: 3, weekT: '70' })
  const { result } = await two.call('member/fengyunList', {})
  expect(result.list[3]).toMatchObject({ rank: 4, account: two.address, nickname: 'Ann' })
  expect(Number(result.list[0]?.computingPower)).toBeGreaterThan(0)
  const { summary } = (await top.call('member/referenceList', {})).result
  expect(summary).toMatchObject({ teamT: '70', weekT: '70' })
})

test('who got there first stands first', async () => {
  const books = await open()
  const [early, late, more] = [await books.join(), await books.join(), await books.join()]
  await pledge(late, '10')
  books.at('2026-11-17T10:00:00.000Z')
  await pledge(early, '30')
  books.at('2026-11-17T10:00:00.001Z')
  await pledge(late, '20')
  await pledge(more, '40')
  const { list } = await rankedBy(books, late)
  expect(list.slice(1)).toEqual([
    [more.id, '40'],
    [early.id, '30'],
    [late.id, '30'],
  ])
})

test('a week begins on Monday 00:00 UTC, whenever it is folded', async () => {
  const books = await open('2026-11-22T23:59:59.999Z')
  const member = await books.join()
  await pledge(member, '10')
  books.at('2026-11-23T00:00:00.000Z')
  await pledge(member, '20')
  const now = await rankedBy(books, member)
  expect(now).toMatchObject({
    week: '2026-W48',
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-30T00:00:00.000Z',
    me: { rank: 2, weekT: '20' },
  })
  expect((await rankedBy(books, member, { week: '2026-W47' })).me).toEqual({ rank: 2, weekT: '10' })
  expect(weekOf('2027-01-03T23:59:59Z')).toBe('2026-W53')
  expect(weekOf('2027-01-04T00:00:00Z')).toBe('2027-W01')
})

test('what the chain took back is taken out of the week in which it was pledged', async () => {
  const books = await open('2026-11-19T12:00:00.000Z')
  const member = await books.join()
  const gone = await pledge(member, '50')
  await pledge(member, '10')
  books.at('2026-11-24T12:00:00.000Z')
  await pledge(member, '20')
  await books.db.inTx((tx) => undoOrder(tx, { order: gone, now: books.world.clock.now() }))
  expect((await rankedBy(books, member, { week: '2026-W47' })).me).toEqual({ rank: 2, weekT: '10' })
  expect((await rankedBy(books, member)).me).toEqual({ rank: 2, weekT: '20' })
})

test('a hundred are listed, and who is not among them is told the own place', async () => {
  const books = await open()
  const member = await books.join()
  await pledge(member, '10')
  await foldChanges(books)
  await books.db.inTx(
    (tx) => tx`
      with made as (
        insert into member (account, nickname, email, invite_code, inviter_id, created_at)
        select '0x' || lpad(to_hex(n), 40, '0'), 'Many ' || n, n || '@many.invalid', 'M' || n, ${member.id},
          '2026-11-16' from generate_series(1, 1500) n returning id)
      insert into week_power (week, member_id, t, reached_at)
      select '2026-11-16', id, (1000 + id % 700) * 1e18, '2026-11-16T01:00:00Z' from made`,
  )
  const { list, me } = await rankedBy(books, member)
  expect(list).toHaveLength(100)
  const amounts = list.map(([, weekT]) => Number(weekT))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  // The root has as much as the member and got there at the same moment; it was there before.
  expect(me).toEqual({ rank: 1502, weekT: '10' })
})

async function rootOf({ db }: Books): Promise<string> {
  const [root] = await db.inTx(
    (tx) => tx<{ id: string }>`select id from member where inviter_id is null`,
  )
  return root?.id ?? ''
}
