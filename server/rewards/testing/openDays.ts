import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { seedMembers } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'

/** Books for one test with four members in a row, of whom three earn from those below. */
export async function openDays() {
  const db = await ownDatabase()
  await db.inTx((tx) =>
    seedMembers(tx, [
      { id: 1, inviter: null, agent: true, site: true, rewardRatio: 5_000, subsidyRatio: 10_000 },
      { id: 2, inviter: 1, agent: true, rewardRatio: 2_000 },
      { id: 3, inviter: 2, agent: true, site: true, rewardRatio: 1_000, subsidyRatio: 4_000 },
      { id: 4, inviter: 3 },
    ]),
  )
  return db
}

const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }
export const sharesAt = async () => shares

/** Distributes the days that are due at a moment: 80 % to orders, 12 % to the community, 5 % as subsidies. */
export const run = (db: Database, moment: string) =>
  runDueDays({ db, clock: stoppedAt(moment) }, sharesAt)

/** What was distributed, day by day. */
export const days = (tx: Tx) => tx<{
  day: string
  revenue: bigint
  paid: bigint
  carried: bigint | null
}>`
  select day, revenue, paid_staking + paid_community + paid_subsidy as paid, carried_over as carried
  from distribution order by day`
