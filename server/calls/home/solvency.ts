import type { Free } from '#server/calls/Handler.ts'
import { reckonSolvency, type Solvent } from '#server/calls/reckonSolvency.ts'
import type { World } from '#server/calls/World.ts'
import { FOR_PEOPLE } from '#server/chain/askNode.ts'
import { openChain } from '#server/chain/openChain.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { type PayoutStop, payoutStop, stopWords } from '#server/withdrawals/payoutStop.ts'

/** What was found, before it is said in anybody's language. */
type Found = { coins: Solvent[]; stop: PayoutStop | null }

/** For how long an answer stands, milliseconds: everybody may ask, and each asking asks the node. */
const FRESH = 5_000

/** The newest answer, under way or given, and the last one that succeeded. */
type Kept = { until: number; answer: Promise<Found>; found: Found | undefined }
const kept = new WeakMap<World, Kept>()

/** While the chain cannot be asked, what was found last, which says of when it is. */
export const solvency: Free<'home/solvency'> = {
  free: async ({ world, now, locale }) => {
    const { coins, stop } = await newest(world, now)
    const stopped = stop && {
      since: stop.since,
      reason: stopWords(stop, locale),
      difference: stop,
    }
    return coins.map((coin) => ({ ...coin, stopped }))
  },
}

function newest(world: World, now: Date): Promise<Found> {
  const before = kept.get(world)
  // One that was made while the clock ran ahead would stand until it has caught up.
  const left = (before?.until ?? 0) - now.getTime()
  if (before && left > 0 && left <= FRESH) return before.answer
  const found = before?.found
  const entry = { until: now.getTime() + FRESH, answer: reckonOr(world, now, found), found }
  kept.set(world, entry)
  entry.answer.then(
    (answer) => {
      entry.found = answer
    },
    () => {
      // Told to everybody who waits for the answer; the next one may ask at once.
      entry.until = 0
    },
  )
  return entry.answer
}

async function reckonOr(world: World, now: Date, last: Found | undefined): Promise<Found> {
  try {
    return await reckonSolvency({ db: world.db, chain: openChain(world.config, FOR_PEOPLE) }, now)
  } catch (error) {
    // Whether payouts are stopped is known without the chain.
    if (last && error instanceof Refusal) return { ...last, stop: await world.db.inTx(payoutStop) }
    throw error
  }
}
