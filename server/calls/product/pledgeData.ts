import type { Handler } from '#server/calls/Handler.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { planRewards } from '#server/pool/planRewards.ts'
import { poolHistory } from '#server/pool/poolHistory.ts'
import { poolTotals } from '#server/pool/poolTotals.ts'
import { dailyRewards } from '#server/statements/dailyRewards.ts'
import { orderTotals } from '#server/statements/orderTotals.ts'

export const pledgeData: Handler<'product/pledgeData'> = async ({ tx, member, now }) => {
  const { plans, hashratePerT } = await readParameters(tx, now)
  return {
    totals: await orderTotals(tx, member.id, now),
    daily: await dailyRewards(tx, member.id, now),
    ...(await planRewards(
      tx,
      now,
      plans.map(({ id }) => id),
    )),
    pool: await poolTotals(tx, now, hashratePerT),
    history: await poolHistory(tx, now),
  }
}
