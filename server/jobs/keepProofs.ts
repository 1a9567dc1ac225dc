import { randomBytes } from 'node:crypto'
import { seenAt } from '#server/calls/reckonSolvency.ts'
import type { World } from '#server/calls/World.ts'
import { type Booked, bookedBlock } from '#server/chain/bookedBlock.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { publishByService } from '#server/content/publishNotice.ts'
import type { Tx } from '#server/db/Tx.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { beginProof, freezeBooks, isBegun } from '#server/proof/beginProof.ts'
import { forgetLeaves } from '#server/proof/forgetLeaves.ts'
import { growProof } from '#server/proof/growProof.ts'
import { keepSeen, unseenProof } from '#server/proof/keepSeen.ts'
import { publishProof } from '#server/proof/publishProof.ts'
import { dueDays } from '#server/rewards/dueDays.ts'
import { goingOut, takenAway } from '#server/withdrawals/goingOut.ts'
import { dayOf, midnight } from '#shared/days.ts'

/** After a midnight, how long a tree waits at least: by then its distribution is due, if there is one. Milliseconds. */
const GRACE = 60_000

/** How long it is tried again to hold a tree against the chain before its root comes out without that, milliseconds. */
const PATIENCE = 3_600_000

/**
 * The sum tree of the day: begun once the day's distribution is finished, built, held against the chain, published. Each
 * step is a transaction of its own that can die anywhere and be told again, by any process. Answers how many it took.
 */
export async function keepProofs(world: World): Promise<number> {
  const { db, clock } = world
  if (await begin(world)) {
    // At once: nodes forget what was held at a block.
    await look(world)
    return 1
  }
  if (await db.inTx((tx) => growProof(tx))) return 1
  if (await look(world)) return 1
  if (await db.inTx((tx) => publishProof(tx, clock.now(), publishByService))) return 1
  return (await db.inTx((tx) => forgetLeaves(tx, clock.now()))) ? 1 : 0
}

async function begin({ db, clock }: World): Promise<boolean> {
  const now = clock.now()
  const day = dayOf(now)
  if (now.getTime() < midnight(day).getTime() + GRACE) return false
  const due = await db.inTx(
    async (tx) => !(await isBegun(tx, day)) && (await dueDays(tx, now)).due === 0,
  )
  if (!due) return false
  return db.inTx(async (tx) => {
    await freezeBooks(tx)
    // Another process may have been waited for, for minutes.
    const at = clock.now()
    if (await isBegun(tx, day)) return false
    const booked = await standing(tx)
    if (!booked && now.getTime() < midnight(day).getTime() + PATIENCE) return false
    const { block, hash } = booked ?? NOWHERE
    const owed = { BTCW: 0n, BTCWT: 0n }
    for (const { coin, members } of await houseBooks(tx)) owed[coin] = members
    const seed = randomBytes(32).toString('hex')
    return beginProof(tx, { day, now: at, seed, owed, block, hash, goingOut: await goingOut(tx) })
  })
}

/**
 * The block that the books stand at. At none while a reorganisation has taken a payment back that they say was made: the pool
 * holds what is nobody's by the tree, and might lack as much of what is members'.
 */
async function standing(tx: Tx): Promise<Booked | undefined> {
  return (await takenAway(tx)).length > 0 ? undefined : bookedBlock(tx)
}

/** Books that stand at no block: the chain is not asked about them. */
const NOWHERE = { block: 0, hash: null }

/** What the pool held at the block of the books. */
async function look({ db, clock, config }: World): Promise<boolean> {
  const now = clock.now()
  const unseen = await db.inTx(unseenProof)
  if (!unseen) return false
  const { day, at, block, hash, goingOut: out } = unseen
  // Before anything was followed there is no block to speak of.
  const seen = block > 0 ? await seenAt(chainOf(config), { block, hash }, { out }) : undefined
  if (!seen && block > 0 && now.getTime() - Date.parse(at) < PATIENCE) return false
  await db.inTx((tx) => keepSeen(tx, day, { seen: seen ?? null, now }))
  return true
}
