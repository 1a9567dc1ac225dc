import type { Follower } from './Following.ts'
import { type Halt, haltText, ofKind } from './Halt.ts'
import { numbered } from './numbered.ts'
import type { Identity } from './openChain.ts'
import { type ChainState, readState } from './readState.ts'
import { readWindow } from './readWindow.ts'
import { rewind } from './rewind.ts'
import { type Settled, settle } from './settle.ts'
import { shownBlocks } from './shownBlocks.ts'
import { trouble } from './trouble.ts'

/** How a step ended: there is more to read at once, all is read, or the chain cannot be followed. */
export type Stepped = { outcome: 'more' | 'synced' | 'halted'; head: number }

/** Told where a reorganisation went deeper than the confirmations. */
export const TAKEN_BACK = 'credits taken back'

/** How old the word that all had been seen may grow while the chain stands still, milliseconds. */
const STALE = 5_000

/**
 * One step along the chain. Throws `Moved` where the chain changed while it was read, and what went wrong when the node
 * or the database cannot be reached.
 */
export async function step(follower: Follower): Promise<Stepped> {
  const { db, clock, chain, config } = follower
  const { startBlock } = config
  const identity = await chain.identity()
  const head = identity.head.number
  const state = await db.inTx((tx) => readState(tx, { startBlock, now: clock.now() }))
  const wrong = trouble(identity, state)
  if (wrong) return { outcome: await halt(follower, state, wrong), head }
  clock.follow(identity.head.at)
  return { outcome: await advance(follower, state, identity), head }
}

async function advance(
  follower: Follower,
  state: ChainState,
  identity: Identity,
): Promise<Stepped['outcome']> {
  const { db, clock, chain, config, report } = follower
  const { head } = identity
  const lookedAt = seenTo(follower, head.at)
  if (head.hash === state.headHash && state.halted === null) {
    await touch(follower, state, lookedAt)
    return 'synced'
  }
  if (!(await standsOn(follower, state, head.number))) return goBack(follower, state, head.number)
  const deep = head.number - Math.max(1, config.confirmations) + 1
  const window = await numbered(follower, await readWindow(chain, state, { head, deep }))
  const settled = await db.inTx((tx) =>
    settle(tx, { state, identity, window, lookedAt, now: clock.now() }),
  )
  if (state.halted !== null) report({ level: 'info', event: 'chain followed again' })
  // Another process came first.
  if (!settled) return 'more'
  tell(follower, settled)
  // Where the cursor stays the next window would be this one again.
  return window.to < head.number && settled.cursor > state.cursor ? 'more' : 'synced'
}

/**
 * Up to when everything that was paid has been seen. A node that stands still or is behind shows what came before its
 * newest block, not what came since; on a devnet no block comes while nobody pays.
 */
function seenTo({ clock, config }: Follower, head: Date): Date {
  const now = clock.now()
  return config.devnetUrl === undefined && head < now ? head : now
}

async function goBack(follower: Follower, state: ChainState, head: number) {
  const reversed = await rewind(follower, state, head)
  if (reversed === undefined) return halt(follower, state, ofKind('otherBlocks'))
  tell(follower, { credited: 0, reversed })
  return 'more' as const
}

function tell({ report }: Follower, { credited, reversed }: Omit<Settled, 'cursor'>) {
  if (reversed > 0) report({ level: 'error', event: TAKEN_BACK, count: reversed })
  if (credited > 0) report({ level: 'info', event: 'payments credited', count: credited })
}

/** Whether the node still shows the block at the cursor. */
async function standsOn({ chain }: Follower, state: ChainState, head: number): Promise<boolean> {
  if (state.cursorHash === null) return true
  if (head < state.cursor) return false
  const [at] = await shownBlocks(chain, [state.cursor])
  return at?.hash === state.cursorHash
}

/** Notes that all has still been seen, now and then, while no new block comes. */
async function touch({ db }: Follower, { syncedAt }: ChainState, now: Date): Promise<void> {
  if (syncedAt !== null && now.getTime() - Date.parse(syncedAt) < STALE) return
  await db.inTx(
    (tx) => tx`update chain_state set synced_at = ${now}, updated_at = ${now} where halted is null`,
  )
}

/** Credits nothing from here on, and says so once, however the node's newest block moves meanwhile. */
async function halt({ db, clock, report }: Follower, { halted }: ChainState, why: Halt) {
  await db.inTx(
    (tx) => tx`
      update chain_state set halted = ${why.what}, halted_shown = ${why.shown}, halted_known = ${why.known},
        updated_at = ${clock.now()}
      where (halted, halted_shown, halted_known)
        is distinct from (${why.what}, ${why.shown}::bigint, ${why.known}::bigint)`,
  )
  if (halted !== why.what)
    report({ level: 'error', event: 'chain halted', why: haltText(why, 'en') })
  return 'halted' as const
}
