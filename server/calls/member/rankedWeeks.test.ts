import { expect, test } from 'vitest'
import { undoOrder } from '#server/staking/undoOrder.ts'
import { weekOf } from '#shared/days.ts'
import { openWeek, pledge, rankedBy } from './testing/openWeek.ts'

test.each(['2026-W54', '2026-W00', '2027-W53', '2026-47', '9999-W52', 'now', "2026-W01'"])(
  'there is no week %s',
  async (week) => {
    const { join } = await openWeek()
    const said = await (await join()).call('member/fengyunList', { week })
    expect(said).toMatchObject({ code: 400, field: 'week' })
  },
)

test('a week in which nobody pledged has no list and no own place', async () => {
  const { join } = await openWeek()
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
  const books = await openWeek('2026-11-09T12:00:00.000Z')
  const member = await books.join()
  await pledge(member, '10')
  books.at('2026-11-21T12:00:00.000Z')
  await pledge(member, '20')
  for (const body of [{}, { week: '2026-W30' }]) {
    expect(await rankedBy(books, member, body)).toMatchObject({ first: '2026-W46' })
  }
})

test('a week begins on Monday 00:00 UTC, whenever it is folded', async () => {
  const books = await openWeek('2026-11-22T23:59:59.999Z')
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
  const books = await openWeek('2026-11-19T12:00:00.000Z')
  const member = await books.join()
  const gone = await pledge(member, '50')
  await pledge(member, '10')
  books.at('2026-11-24T12:00:00.000Z')
  await pledge(member, '20')
  await books.db.inTx((tx) => undoOrder(tx, { order: gone, now: books.world.clock.now() }))
  expect((await rankedBy(books, member, { week: '2026-W47' })).me).toEqual({ rank: 2, weekT: '10' })
  expect((await rankedBy(books, member)).me).toEqual({ rank: 2, weekT: '20' })
})
