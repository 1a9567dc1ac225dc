import { randomBytes } from 'node:crypto'
import { paidOut } from '#server/calls/reckonSolvency.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import type { Chain } from '#server/chain/openChain.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { publishByService } from '#server/content/publishNotice.ts'
import { houseBooks } from '#server/pool/houseBooks.ts'
import { beginProof, freezeBooks, type GoingOut, isBegun } from '#server/proof/beginProof.ts'
import { forgetLeaves } from '#server/proof/forgetLeaves.ts'
import { growProof } from '#server/proof/growProof.ts'
import { keepSeen, type Seen, unseenProof } from '#server/proof/keepSeen.ts'
import { publishProof } from '#server/proof/publishProof.ts'
import { dueDays } from '#server/rewards/dueDays.ts'
import { goingOut } from '#server/withdrawals/goingOut.ts'
import { dayOf, midnight } from '#shared/days.ts'

/** After a midnight, how long a tree waits at least: by then its distribution is due, if there is one. Milliseconds. */
const GRACE = 60_000

/** How long the node is asked again what the pool held before a root comes out without it, milliseconds. */
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
    if (await isBegun(tx, day)) return false
    const { cursor: block } = await chainFacts(tx)
    const owed = { BTCW: 0n, BTCWT: 0n }
    for (const { coin, members } of await houseBooks(tx)) owed[coin] = members
    const seed = randomBytes(32).toString('hex')
    return beginProof(tx, { day, now, seed, owed, block, goingOut: await goingOut(tx) })
  })
}

/** What the pool held at the block of the books. */
async function look({ db, clock, config }: World): Promise<boolean> {
  const now = clock.now()
  const unseen = await db.inTx(unseenProof)
  if (!unseen) return false
  const { day, at, block, goingOut: out } = unseen
  // Before anything was followed there is no block to speak of.
  const seen = block > 0 ? await seenAt(chainOf(config), block, out) : null
  if (!seen && block > 0 && now.getTime() - Date.parse(at) < PATIENCE) return false
  await db.inTx((tx) => keepSeen(tx, day, seen, now))
  return true
}

/** Null while the node does not tell: the follower of the chain tells the log what is wrong with it. */
const seenAt = (chain: Chain, block: number, out: readonly GoingOut[]): Promise<Seen> =>
  Promise.all([chain.balances(block), paidOut(chain, block, out)]).then(
    ([held, gone]) => ({ held, gone }),
    () => null,
  )
