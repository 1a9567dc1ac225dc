import type { Free } from '#server/calls/Handler.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { poolBalances } from '#server/chain/poolBalances.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { coverage } from '#server/pool/coverage.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import type { Result } from '#shared/api/index.ts'

type Solvency = Result<'home/solvency'>

/** For how long an answer stands, milliseconds: everybody may ask, and each asking asks the node. */
const FRESH = 5_000

/** The newest answer, under way or given, and the last one that succeeded. */
type Kept = { until: number; answer: Promise<Solvency>; found: Solvency | undefined }
const kept = new WeakMap<World, Kept>()

/** While the chain cannot be asked, what was found last, which says of when it is. */
export const solvency: Free<'home/solvency'> = {
  free: ({ world, now }) => {
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
  },
}

async function reckonOr(world: World, now: Date, last: Solvency | undefined): Promise<Solvency> {
  try {
    return await reckon(world, now)
  } catch (error) {
    if (last && error instanceof Refusal) return last
    throw error
  }
}

/**
 * Books and chain at one block, the last settled one: its payments are credited in the transaction that moves the
 * cursor, and books and cursor are read in one snapshot. Payments in newer blocks are in neither.
 */
async function reckon(world: World, now: Date): Promise<Solvency> {
  const { books, block } = await world.db.inTx(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`
    return { books: await houseBooks(tx), block: (await chainFacts(tx)).cursor }
  })
  const held = await poolBalances(world, block).catch(() => {
    // The follower of the chain tells the log what is wrong with the node.
    throw new Refusal('chainAway')
  })
  return books.map((owed) => ({
    ...owed,
    onChain: held[owed.coin],
    block,
    coverage: coverage(held[owed.coin], owed),
    asOf: now.toISOString(),
  }))
}
