import { type Database, open } from '#server/db/open.ts'
import { foldPool } from '#server/pool/foldPool.ts'
import { as } from '#server/testing/as.ts'
import { AGENT, deskAsks, memberAsks, memberOf, poolAsks } from './asks.ts'
import { timed } from './drive.ts'
import { HEAD, lookAtAll } from './lookAtAll.ts'
import { type Midnight, midnightOf } from './midnightOf.ts'
import type { Part } from './Part.ts'
import type { Urls } from './place.ts'
import { giveAll } from './seed.ts'
import { seedDesk } from './seedDesk.ts'
import { seedHistory } from './seedHistory.ts'
import { seedOrders, seedRevenue, seedTree } from './seedTree.ts'
import { figure, table } from './table.ts'

const MILLION = 1_000_000
const DAY = '2026-11-21'
const NOON = new Date('2026-11-20T12:00:00Z')

/**
 * What the calls of members and operators touch with a million members, a million orders and ten million entries, before
 * and after the midnight that pays all of them. Throws where one of them reads a big table from end to end, or too much.
 */
export const plans: Part = async ({ place, log, size }) => {
  const { members = MILLION, orders = MILLION } = size
  const urls = await place.database('bench_plans')
  const db = open(urls.appUrl, { connections: 4 })
  try {
    await seedAll(db, { ...urls, members, orders, log })
    const who = { ...urls, day: DAY, member: memberOf(members) }
    log('plans, the pool')
    const unfolded = await lookAtPool(db, { ...who, orders, log })
    log('plans, the midnight')
    const midnight = await midnightOf(db, DAY)
    // What PostgreSQL does by itself sooner or later: the changes that were folded still take their room.
    await as(urls.ownerUrl, (client) => client.query('vacuum pool_change, team_change'))
    log('plans, the calls')
    const desk = deskAsks(DAY, who.member)
    const all = await lookAtAll(db, { ...who, members: memberAsks, desk })
    const head = `${figure(members)} members, ${figure(orders)} orders`
    const rows = table([HEAD, ...unfolded.rows, ...all.rows])
    const told = `${head}\n${nightly(midnight)}\n\n${rows}`
    const wrong = [...unfolded.wrong, ...all.wrong]
    if (wrong.length > 0) throw new Error(`${told}\n\n${wrong.join('\n')}`)
    return told
  } finally {
    await db.close()
  }
}

type Pooled = {
  ownerUrl: string
  day: string
  member: string
  orders: number
  log: (line: string) => void
}

/** The calls that tell the pool's totals: while nothing of the orders is folded, and while only the teams wait for them. */
async function lookAtPool(db: Database, { orders, log, ...who }: Pooled) {
  const look = (unfolded: string) => lookAtAll(db, { ...who, members: poolAsks(unfolded) })
  // The most that there can be: it is folded every second.
  const written = await look(`${figure(orders)} changes not folded`)
  const folding = await timed(() => foldPool({ db }))
  log(`plans, the pool was folded in ${figure(folding)} ms`)
  await as(who.ownerUrl, (client) => client.query('vacuum pool_change'))
  const ahead = await look(`${figure(orders)} changes that the teams wait for`)
  return { rows: [...written.rows, ...ahead.rows], wrong: ahead.wrong }
}

type Seeding = Urls & { members: number; orders: number; log: (line: string) => void }

/** Everything but the midnight. Statistics are those of the evening before it. */
async function seedAll(db: Database, { ownerUrl, members, orders, log }: Seeding) {
  log(`plans, ${figure(members)} members`)
  await seedTree(db, members, { agents: 300, sites: 500 })
  log('plans, entries')
  const history = { members, days: 9, agent: Number(AGENT), ofAgent: members }
  await seedHistory(ownerUrl, history)
  log(`plans, ${figure(orders)} orders`)
  await seedOrders(db, { members, orders })
  await seedRevenue(db, 10_000n * 10n ** 18n)
  const rich = { first: Number(memberOf(members)), count: 1, coin: 'BTCWT', now: NOON } as const
  await giveAll(db, rich)
  log('plans, lists')
  const rows = Math.min(members, 200_000)
  await seedDesk(ownerUrl, { members, rows }, ['1', AGENT, memberOf(members)])
}

const nightly = ({ orders, lines, steps }: Midnight) =>
  `${figure(orders)} orders, ${figure(lines)} lines\n${table([
    ['', 's', 'WAL MB', 'node MB'],
    ...steps.map(({ name, seconds, wal, memory }) => [
      name,
      figure(seconds, 1),
      figure(wal),
      figure(memory),
    ]),
  ])}`
