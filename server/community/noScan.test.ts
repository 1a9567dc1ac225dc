import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownMembers } from '#server/calls/shownMembers.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { markWeeks } from '#server/pool/markWeeks.ts'
import { as } from '#server/testing/as.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { appointMember, changeMember } from './appointMember.ts'
import { findDirect } from './findDirect.ts'
import { findInTeam } from './findInTeam.ts'
import { listRatioChanges } from './listRatioChanges.ts'
import { ranking } from './ranking.ts'
import { refuseStranger } from './refuseStranger.ts'
import { FEW } from './small-team.ts'
import { summaryOf } from './summaryOf.ts'

const MEMBERS = 40_000
const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, inviter_id, agent, reward_ratio, created_at)
      overriding system value
      select n, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 'Member ' || n, n || '@many.invalid', 'C' || n,
        case when n > 1 then (n + 1) / 3 end, n <= 4 or n % 7 = 0, case when n <= 4 then 5000 else 100 end, '2026-11-01'
      from generate_series(1, ${MEMBERS}) n order by n;
      insert into member (id, account, nickname, email, invite_code, inviter_id, created_at) overriding system value
      select n, '0x' || n, 'Member ' || n, n || '@many.invalid', 'C' || n, 4, '2026-11-01'
      from generate_series(${MEMBERS + 1}, ${MEMBERS + 400}) n order by n;
      insert into week_power select '2026-11-16', id, id, '2026-11-17' from member where id <= ${MEMBERS};
      insert into week_changed values ('2026-11-16');
      insert into ratio_change (member_id, agent_before, site_before, reward_before, subsidy_before, agent, site, reward,
        subsidy, effective_from, created_at)
      select id, false, false, 0, 0, true, false, 100, 0, '2026-11-02', '2026-11-01' from member;
      analyze`)
  })
  await markWeeks({ db })
}, 60_000)
afterAll(() => db.close())

/** Tables that grow with the members. */
const TABLES = ['member', 'reach', 'week_power', 'ratio_change']

const wish = { by: '2', role: 'agent', subsidyRatio: 0n, now, locale: 'en' } as const

const work: Record<string, (tx: Tx) => Promise<unknown>> = {
  'a page of those invited': async (tx) =>
    shownMembers(tx, (await findDirect(tx, '2', {})).ids, now),
  'the figures of a team': (tx) => summaryOf(tx, '1', now),
  'whether a member is below': (tx) =>
    refuseStranger(tx, { leader: '1', member: String(MEMBERS), locale: 'en' }),
  'a search by UID': (tx) => findInTeam(tx, { leader: '1', keywords: '39999' }),
  'a search by account': (tx) => findInTeam(tx, { leader: '1', keywords: '0xab' }),
  'a search by nickname in a large team': (tx) =>
    findInTeam(tx, { leader: '1', keywords: 'member 19' }),
  'a search by nickname in a small team': (tx) =>
    findInTeam(tx, { leader: '300', keywords: 'member' }),
  'all agents': (tx) => findInTeam(tx, { leader: '1', role: 'agent' }),
  'agents of a small team by nickname': (tx) =>
    findInTeam(tx, { leader: '300', role: 'agent', keywords: 'member' }),
  'an appointment': (tx) => appointMember(tx, { ...wish, member: '55', rewardRatio: 200n }),
  'a change of ratios': (tx) => changeMember(tx, { ...wish, member: '7', rewardRatio: 300n }),
  'the own changes of ratios': (tx) => listRatioChanges(tx, '7', {}),
  'the ranking': (tx) => ranking(tx, { monday: '2026-11-16', member: '1500', hashratePerT: 1n }),
}

test.each(Object.entries(work))('%s reads no table from end to end', async (_, run) => {
  const read = await db.inTx((tx) => rowsRead(tx, TABLES, () => run(tx)))
  expect(read.scans).toBe(0)
  expect(read.rows).toBeLessThan(MEMBERS)
})

test('the measure sees a table that is read from end to end', async () => {
  const seen = await db.inTx((tx) =>
    rowsRead(tx, TABLES, () => tx`select count(nickname) from member`),
  )
  expect(seen.scans).toBeGreaterThan(0)
  expect(seen.rows).toBeGreaterThanOrEqual(MEMBERS)
})

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
