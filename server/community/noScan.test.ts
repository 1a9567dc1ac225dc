import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownMembers } from '#server/calls/shownMembers.ts'
import type { Tx } from '#server/db/Tx.ts'
import { rowsRead } from '#server/testing/rowsRead.ts'
import type { TestDatabase } from '#server/testing/testDatabase.ts'
import { appointMember, changeMember } from './appointMember.ts'
import { findDirect } from './findDirect.ts'
import { findInTeam } from './findInTeam.ts'
import { listRatioChanges } from './listRatioChanges.ts'
import { ranking } from './ranking.ts'
import { refuseStranger } from './refuseStranger.ts'
import { summaryOf } from './summaryOf.ts'
import { MEMBERS, openManyTeams } from './testing/openManyTeams.ts'

const now = new Date('2026-11-21T12:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await openManyTeams()
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
  'the own changes of ratios': (tx) => listRatioChanges(tx, '7', { now: new Date('2026-11-21') }),
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
