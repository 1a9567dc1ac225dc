import type { Tx } from '#server/db/Tx.ts'
import { takeTime } from '#server/db/takeTime.ts'
import { type Credited, creditedAfter } from './creditedAfter.ts'
import type { Follower } from './Following.ts'
import type { Chain } from './openChain.ts'
import { type ChainState, lockState } from './readState.ts'
import { reverse } from './reverse.ts'
import { PATIENCE } from './settle.ts'
import { shownBlocks } from './shownBlocks.ts'

/**
 * Goes back to the last settled block that the node still shows, because it no longer shows the one at the cursor, and
 * takes back what was credited in blocks that are gone. Answers how many credits were; undefined where none of the
 * blocks that we know is on the node's chain.
 */
export async function rewind(
  { db, chain, clock, report }: Follower,
  state: ChainState,
  head: number,
): Promise<number | undefined> {
  const ancestor = await lastCommon(chain, await db.inTx((tx) => settledBlocks(tx, head)))
  if (ancestor === undefined) return undefined
  const orphans = await orphansOf(chain, await db.inTx((tx) => creditedAfter(tx, ancestor)))
  const now = clock.now()
  const reversed = await db.inTx(async (tx) => {
    if (!(await lockState(tx, state))) return 0
    await takeTime(tx, PATIENCE)
    await tx`delete from chain_block where number > ${ancestor}`
    // A root that stood in those blocks stands nowhere until it is looked for anew.
    await tx`
      update proof_anchor set settled_at = null, block_number = null where block_number > ${ancestor}`
    // A payment that ended a withdrawal there is to be found again, however many blocks come first.
    await tx`update payout_tx set astray = true where final and block_number > ${ancestor}`
    // What the pool paid in the blocks that take their place is looked through like any other.
    await tx`update payout_watch set block = ${ancestor} where block > ${ancestor}`
    await tx`update chain_state set cursor = ${ancestor}, head_hash = null, updated_at = ${now}`
    let count = 0
    for (const { id } of orphans) if (await reverse(tx, id, now)) count += 1
    return count
  })
  report({ level: 'warn', event: 'chain rewound', from: state.cursor, to: ancestor, reversed })
  return reversed
}

const settledBlocks = (tx: Tx, head: number) => tx<{ number: number; hash: string }>`
  select number::int as number, hash from chain_block where number <= ${head} order by number desc`

async function lastCommon(
  chain: Chain,
  blocks: readonly { number: number; hash: string }[],
): Promise<number | undefined> {
  const shown = await shownBlocks(
    chain,
    blocks.map(({ number }) => number),
  )
  return blocks.find(({ hash }, place) => shown[place]?.hash === hash)?.number
}

/**
 * Not every block after the last common one that we know is gone: while catching up only some were written down. What is
 * left out here, by a node of the other fork perhaps, is looked at again before the cursor goes past it (`recordArrivals`).
 */
async function orphansOf(chain: Chain, credited: readonly Credited[]): Promise<Credited[]> {
  const blocks = [...new Set(credited.map(({ block }) => block))]
  const shown = await shownBlocks(chain, blocks)
  const hashes = new Map(blocks.map((block, place) => [block, shown[place]?.hash]))
  return credited.filter(({ block, hash }) => hashes.get(block) !== hash)
}
