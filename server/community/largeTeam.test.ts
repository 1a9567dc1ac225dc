import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeCursor } from '#server/db/cursor.ts'
import type { TestDatabase } from '#server/testing/testDatabase.ts'
import { findInTeam } from './findInTeam.ts'
import { ranking } from './ranking.ts'
import { FEW } from './small-team.ts'
import { MEMBERS, openManyTeams } from './testing/openManyTeams.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openManyTeams()
}, 60_000)
afterAll(() => db.close())

test('each has a place of its own in a week, with marks and without', async () => {
  const places = () =>
    db.inTx(async (tx) => {
      const all: (number | undefined)[] = []
      for (let id = MEMBERS; id > 0; id -= 499) {
        const { me } = await ranking(tx, {
          monday: '2026-11-16',
          member: String(id),
          hashratePerT: 1n,
        })
        all.push(me?.rank)
      }
      return all
    })
  const expected = Array.from({ length: Math.ceil(MEMBERS / 499) }, (_, i) => i * 499 + 1)
  expect(await places()).toEqual(expected)
  await db.inTx((tx) => tx`delete from week_mark`)
  expect(await places()).toEqual(expected)
})

test('a forged cursor is refused or finds nobody else', async () => {
  const asked = (cursor: string) =>
    db.inTx((tx) => findInTeam(tx, { leader: '2', keywords: 'mem', cursor }))
  for (const keys of [['scan', "1' or 1=1"], ['scan', '1', 'a'], ['scan'], ['all', '1']]) {
    await expect(asked(encodeCursor(keys))).rejects.toThrow('cursor')
  }
  const { ids } = await asked(encodeCursor(['scan', '1']))
  const below = await db.inTx(
    (tx) => tx`select 1 from unnest(${ids}::bigint[]) id where not is_below(id, 2)`,
  )
  expect(below).toEqual([])
})

test('a large team is told in whole, page by page, and nobody else', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await db.inTx((tx) =>
      findInTeam(tx, { leader: '2', keywords: 'mem', limit: 100, ...(cursor && { cursor }) }),
    )
    seen.push(...page.ids)
    cursor = page.next ?? undefined
    pages += 1
    // Where a page was cut short stands somebody else, whose name is nobody's business.
    expect(Buffer.from(cursor ?? '', 'base64url').toString()).not.toMatch(/member/i)
  } while (cursor)
  const team = await db.inTx(
    (tx) => tx<{ id: string }>`
      with recursive team as (
        select id from member where inviter_id = 2
        union all select m.id from team join member m on m.inviter_id = team.id)
      select id from team`,
  )
  expect(team.length).toBeGreaterThan(FEW)
  expect(seen.toSorted()).toEqual(team.map(({ id }) => id).toSorted())
  // Along an index of all members, some pages are cut short.
  expect(pages).toBeGreaterThan(team.length / 100)
  expect(pages).toBeLessThan(250)
})

test('a team that grows large between two pages of its agents is gone on with', async () => {
  const cursor = encodeCursor(['few', '20000'])
  const { ids } = await db.inTx((tx) => findInTeam(tx, { leader: '1', role: 'agent', cursor }))
  expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => String(19_999 - i * 7)))
})

test('a search that was begun in a small team is gone on with once the team is large', async () => {
  // The team of 4 is a little larger than a few.
  const cursor = encodeCursor(['few', '20000'])
  const search = { leader: '4', keywords: 'ember', cursor }
  const { ids, next } = await db.inTx((tx) => findInTeam(tx, search))
  const newest = await db.inTx(
    (tx) => tx<{ id: string }>`
      select id from member where id < 20000 and is_below(id, 4) order by id desc limit 20`,
  )
  expect(ids).toEqual(newest.map(({ id }) => id))
  expect(next).toBe(encodeCursor(['few', ids.at(-1) ?? '']))
})

test('who is below is told for any two, at any depth', async () => {
  const wrong = await db.inTx(
    (tx) => tx`
      with recursive pair as (
        select m.id, m.inviter_id as leader from member m where m.id % 397 = 0
        union all select p.id, m.inviter_id from pair p join member m on m.id = p.leader where m.inviter_id is not null)
      select m.id, l.id as leader from member m cross join member l
      where m.id % 397 = 0 and l.id < 400
        and is_below(m.id, l.id) <> exists (select 1 from pair p where p.id = m.id and p.leader = l.id)`,
  )
  expect(wrong).toEqual([])
})
