import { changeMember } from '#server/community/appointMember.ts'
import { findDirect } from '#server/community/findDirect.ts'
import { findInTeam } from '#server/community/findInTeam.ts'
import { ranking } from '#server/community/ranking.ts'
import { summaryOf } from '#server/community/summaryOf.ts'
import { teamMembers } from '#server/community/teamMembers.ts'
import { type Database, open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { markWeeks } from '#server/pool/markWeeks.ts'
import { as } from '#server/testing/as.ts'
import { timed } from './drive.ts'
import type { Part } from './Part.ts'
import { quantiles } from './quantiles.ts'
import { seedCommunity } from './seedCommunity.ts'
import { figure, table } from './table.ts'

const MEMBERS = 1_000_000
const CHAIN = 10_000
const LAST = String(MEMBERS + CHAIN)
const TIMES = 40
const NOW = new Date('2026-11-21T12:00:00Z')

/** The calls of a community of a million, for leaders of everybody, of many and of few, and at the end of a long chain. */
export const community: Part = async ({ place, log }) => {
  const { appUrl, ownerUrl } = await place.database('bench_community')
  const db = open(appUrl, { connections: 4 })
  try {
    log(`community, ${figure(MEMBERS)} members and a chain of ${figure(CHAIN)}`)
    const seeding = await timed(() => seedCommunity(db, { members: MEMBERS, chain: CHAIN }))
    await as(ownerUrl, (client) => client.query('vacuum analyze'))
    const marking = await timed(() => markWeeks({ db }))
    const rows: string[][] = []
    for (const [name, work] of Object.entries(reads)) {
      log(`community, ${name}`)
      rows.push([name, ...(await measure(db, work))])
    }
    return `${figure(MEMBERS + CHAIN)} members, seeded in ${figure(seeding / 1000)} s, the week's places marked in ${figure(marking)} ms; ms\n${table(
      [['', 'median', 'p99', 'found'], ...rows],
    )}`
  } finally {
    await db.close()
  }
}

type Work = (tx: Tx, turn: number) => Promise<number>

const search =
  (leader: string, keywords: string): Work =>
  async (tx) =>
    (await findInTeam(tx, { leader, keywords })).ids.length
const agents =
  (leader: string, keywords?: string): Work =>
  async (tx) =>
    (await findInTeam(tx, { leader, role: 'agent', keywords })).ids.length
const set =
  (by: string, member: string): Work =>
  async (tx, turn) => {
    const ratio = BigInt(2_100 + turn)
    const wish = { by, member, role: 'agent', rewardRatio: ratio, subsidyRatio: ratio } as const
    await changeMember(tx, { ...wish, now: new Date(NOW.getTime() + turn * 60_000), locale: 'en' })
    return 1
  }
const place =
  (member: string): Work =>
  async (tx) =>
    (await ranking(tx, { monday: '2026-11-16', member, hashratePerT: 1n })).me?.rank ?? 0

/** Member 1 leads everybody, 40 about 20,000, 4000 a few hundred; the last of the chain stands below 10,000. */
const reads: Record<string, Work> = {
  'a page of those invited': async (tx) =>
    (await teamMembers(tx, (await findDirect(tx, '40', {})).ids)).length,
  'figures of a team': async (tx) => (await summaryOf(tx, '1', NOW)).direct,
  'UID, in everybody': search('1', '777777'),
  'UID, 10,000 levels down': search('1', LAST),
  'nickname, in everybody': search('1', 'Member 7'),
  'nickname, in 20,000': search('40', 'Member 7'),
  'nickname of nobody, in everybody': search('1', 'nobody'),
  'nickname, in a few hundred': search('4000', '7'),
  'account, in 20,000': search('40', '0x7a'),
  'nickname, below 10,000 levels': search(String(MEMBERS + 5_000), '9'),
  'agents of everybody': agents('1'),
  'agents of 20,000': agents('40'),
  'agents of a few hundred': agents('4000'),
  'agents by nickname, in 20,000': agents('40', 'Member 7'),
  'ratios changed, in everybody': set('1', '40'),
  'ratios changed, 10,000 levels down': set('1', LAST),
  'ranking, among the first': place('4999'),
  'ranking, in the middle': place('2500'),
  'ranking, the last': place('5000'),
}

async function measure(db: Database, work: Work): Promise<string[]> {
  const took: number[] = []
  let found = 0
  for (let turn = 0; turn < TIMES; turn++) {
    took.push(
      await timed(async () => {
        found = await db.inTx((tx) => work(tx, turn))
      }),
    )
  }
  const { p50, p99 } = quantiles(took)
  return [figure(p50, 1), figure(p99, 1), figure(found)]
}
