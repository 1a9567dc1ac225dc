import type { Tx } from '#server/db/Tx.ts'
import { takeTime } from '#server/db/takeTime.ts'
import { creditUpTo } from './credit.ts'
import type { Header, Identity } from './openChain.ts'
import { type ChainState, lockState } from './readState.ts'
import { KEPT, type Window } from './readWindow.ts'
import { recordArrivals } from './recordArrivals.ts'

/** What one step settles: where we were, what the node shows after it. */
export type Settling = {
  state: ChainState
  identity: Identity
  window: Window
  /** What came on the chain before it has been seen. */
  lookedAt: Date
  now: Date
}

/** Seconds that a statement may take, while nobody else can settle. */
export const PATIENCE = 300

/** How many payments were credited, how many credits taken back, and the last settled block then. */
export type Settled = { credited: number; reversed: number; cursor: number }

/**
 * One step along the chain, all of it or nothing: the payments seen, those deep enough credited, the cursor moved.
 * Answers undefined where another process came first.
 */
export async function settle(tx: Tx, settling: Settling): Promise<Settled | undefined> {
  const { state, identity, window, lookedAt, now } = settling
  if (!(await lockState(tx, state))) return undefined
  // Anybody may put thousands of payments into one block, and a block is settled whole.
  await takeTime(tx, PATIENCE)
  const reversed = await recordArrivals(tx, window, now)
  const cursor = Math.max(state.cursor, Math.min(window.to, window.deep))
  const credited = await creditUpTo(tx, cursor, now)
  await keepHeaders(tx, window, { after: state.cursor, upTo: cursor })
  const atHead = window.to === window.head.number
  await tx`
    update chain_state set cursor = ${cursor},
      block_one = coalesce(block_one, ${cursor > 0 ? identity.blockOne : null}),
      head = ${window.to}, head_hash = ${atHead ? window.head.hash : null},
      head_at = ${window.headers.get(window.to)?.at ?? window.head.at}, halted = null,
      halted_shown = null, halted_known = null,
      synced_at = case when ${atHead} then ${lookedAt} else synced_at end, updated_at = ${now}`
  return { credited, reversed, cursor }
}

/** Only settled blocks are kept: what lies above them is read anew at every step. */
async function keepHeaders(
  tx: Tx,
  { headers }: Window,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  const settled: Header[] = [...headers.values()].filter(
    ({ number }) => number > after && number <= upTo,
  )
  await tx`
    insert into chain_block (number, hash, parent, at)
    select * from unnest(${settled.map(({ number }) => number)}::bigint[],
      ${settled.map(({ hash }) => hash)}::text[], ${settled.map(({ parent }) => parent)}::text[],
      ${settled.map(({ at }) => at)}::timestamptz[])`
  await tx`delete from chain_block where number <= ${upTo - KEPT}`
}
