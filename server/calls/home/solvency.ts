import type { Free } from '#server/calls/Handler.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { chainOf, poolBalances } from '#server/chain/poolBalances.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { coverage } from '#server/pool/coverage.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { type GoingOut, goingOut } from '#server/withdrawals/goingOut.ts'
import { type PayoutStop, payoutStop, stopWords } from '#server/withdrawals/payoutStop.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'

/** What was found, before it is said in anybody's language. */
type Found = { coins: Omit<Result<'home/solvency'>[number], 'stopped'>[]; stop: PayoutStop | null }

/** For how long an answer stands, milliseconds: everybody may ask, and each asking asks the node. */
const FRESH = 5_000

/** The newest answer, under way or given, and the last one that succeeded. */
type Kept = { until: number; answer: Promise<Found>; found: Found | undefined }
const kept = new WeakMap<World, Kept>()

/** While the chain cannot be asked, what was found last, which says of when it is. */
export const solvency: Free<'home/solvency'> = {
  free: async ({ world, now, locale }) => {
    const { coins, stop } = await newest(world, now)
    const stopped = stop && { since: stop.since, reason: stopWords(stop, locale) }
    return coins.map((coin) => ({ ...coin, stopped }))
  },
}

function newest(world: World, now: Date): Promise<Found> {
  const before = kept.get(world)
  if (before && now.getTime() < before.until) return before.answer
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
    return await reckon(world, now)
  } catch (error) {
    // Whether payouts are stopped is known without the chain.
    if (last && error instanceof Refusal) return { ...last, stop: await world.db.inTx(payoutStop) }
    throw error
  }
}

/**
 * Books and chain at one block, the last settled one: its payments are credited in the transaction that moves the
 * cursor, and books and cursor are read in one snapshot. Payments in newer blocks are in neither. What had left the pool
 * by then is not owed any more, though the books may follow a moment later.
 */
async function reckon(world: World, now: Date): Promise<Found> {
  const { books, out, block, stop } = await world.db.inTx(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`
    const { cursor } = await chainFacts(tx)
    const books = await houseBooks(tx)
    return { books, out: await goingOut(tx), block: cursor, stop: await payoutStop(tx) }
  })
  const [held, paid] = await Promise.all([
    poolBalances(world, block),
    paidOut(world, block, out),
  ]).catch(() => {
    // The follower of the chain tells the log what is wrong with the node.
    throw new Refusal('chainAway')
  })
  const coins = books.map((before) => {
    const owed = { ...before, members: before.members - paid[before.coin] }
    return {
      ...owed,
      onChain: held[owed.coin],
      block,
      coverage: coverage(held[owed.coin], owed),
      asOf: now.toISOString(),
    }
  })
  return { coins, stop }
}

/** Of what is on its way, how much had been paid by a block; base units. */
async function paidOut({ config }: World, block: number, out: readonly GoingOut[]) {
  const ids = out.map(({ payout }) => payout)
  const paid = await chainOf(config).paid(ids, block)
  const sums: Record<Coin, bigint> = { BTCW: 0n, BTCWT: 0n }
  for (const [place, { coin, amount }] of out.entries()) if (paid[place]) sums[coin] += amount
  return sums
}
