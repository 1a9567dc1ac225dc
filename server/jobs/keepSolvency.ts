import { reckonSolvency } from '#server/calls/reckonSolvency.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { isKept, keepSolvency as keep } from '#server/statements/solvencyDays.ts'
import { dayOf } from '#shared/days.ts'

/** Keeps what solvency says once a UTC day, as soon as the chain can be asked. Throws while it cannot. Answers how many days. */
export async function keepSolvency({ db, clock, config }: World): Promise<number> {
  const now = clock.now()
  const day = dayOf(now)
  const due = await db.inTx(
    async (tx) => (await chainFacts(tx)).cursor > 0 && !(await isKept(tx, day)),
  )
  if (!due) return 0
  const { coins } = await reckonSolvency({ db, chain: chainOf(config) }, now)
  await db.inTx((tx) => keep(tx, day, coins))
  return 1
}
