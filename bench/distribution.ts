import { audit } from '#server/audit/audit.ts'
import { type Database, open } from '#server/db/open.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { timed } from './drive.ts'
import type { Part } from './Part.ts'
import { seedOrders, seedRevenue, seedTree } from './seedTree.ts'
import { figure, table } from './table.ts'

/** The orders and the revenue are of the day before. */
const DAY = '2026-11-21'
const clock = stoppedAt(`${DAY}T00:01:00Z`)

/** One day of rewards, from its midnight to its end, and every invariant of the books after it. */
export const distribution: Part = async ({ place, log, size }) => {
  const { members = 20_000, orders = 100_000 } = size
  const { appUrl } = await place.database('bench_distribution')
  const db = open(appUrl, { connections: 4 })
  try {
    log(`distribution, ${figure(members)} members with ${figure(orders)} orders`)
    await seedTree(db, members)
    const seeding = await timed(() => seedOrders(db, { members, orders }))
    await seedRevenue(db, 100n * 10n ** 18n)
    const folding = await timed(() => foldChanges({ db }))
    log('distribution, the day')
    const paying = await timed(() => payDay(db))
    log('distribution, the audit')
    let findings = 0
    const auditing = await timed(async () => {
      findings = (await audit(db)).length
    })
    const { lines, paid } = await paidOn(db)
    const [seconds, perSecond] = [(ms: number) => figure(ms / 1000, 1), perSecondIn]
    return `one day for ${figure(orders)} orders of ${figure(members)} members\n${table([
      ['', 's', 'orders/s', 'lines/s'],
      ['orders into the books', seconds(seeding), perSecond(orders, seeding), ''],
      ['sums of the teams', seconds(folding), perSecond(orders, folding), ''],
      ['the day', seconds(paying), perSecond(orders, paying), perSecond(lines, paying)],
      ['the audit', seconds(auditing), '', perSecond(lines, auditing)],
    ])}\n${figure(lines)} lines, ${paid} BTCW of 100 paid, the audit found ${findings}`
  } finally {
    await db.close()
  }
}

const perSecondIn = (count: number, milliseconds: number) => figure(count / (milliseconds / 1000))

async function payDay(db: Database): Promise<void> {
  const days = await runDueDays(
    { db, clock },
    async (tx, at) => (await readParameters(tx, at)).shares,
  )
  if (days.join() !== DAY) throw new Error(`distributed ${days.join()}, not ${DAY}`)
}

const paidOn = (db: Database) =>
  db.inTx(async (tx) => {
    const [row] = await tx<{ lines: number; paid: string }>`
      select (select count(*)::int from entry where at >= ${DAY}::date and type is not null) as lines,
        round((paid_staking + paid_community + paid_subsidy) / 1e18, 6)::text as paid
      from distribution where day = ${DAY}`
    if (!row) throw new Error('the day was not distributed')
    return row
  })
