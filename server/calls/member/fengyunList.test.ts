import { expect, test } from 'vitest'
import { foldChanges } from '#server/pool/foldChanges.ts'
import type { Books } from '#server/testing/openBooks.ts'
import { openWeek, pledge, rankedBy } from './testing/openWeek.ts'

test('a pledge counts for the member and everyone above, and not for those below', async () => {
  const books = await openWeek()
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
  const books = await openWeek()
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

test('a hundred are listed, and who is not among them is told the own place', async () => {
  const books = await openWeek()
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
