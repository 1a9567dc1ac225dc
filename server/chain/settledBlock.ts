import type { Hex } from 'viem'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Chain } from './openChain.ts'

type Headers = { chain: Pick<Chain, 'headers'> }

/** The block up to which the follower of the chain has settled everything: what is decided is decided there. */
export type Settled = { block: number; hash: Hex }

/** The settled block; undefined where there is none, and where this node does not show it (yet, or any more). */
export async function settledBlock({
  db,
  chain,
}: { db: Database } & Headers): Promise<Settled | undefined> {
  const settled = await db.inTx(readSettled)
  return settled && (await stillShown({ chain }, settled)) ? settled : undefined
}

/**
 * Whether the node shows the settled block. Asked once more after everything else that is read there: had another node
 * answered in between, or the chain moved on to other blocks, what was read proves nothing.
 */
export async function stillShown({ chain }: Headers, { block, hash }: Settled): Promise<boolean> {
  const [header] = await chain.headers([block])
  return header?.hash === hash
}

/** The newest settled block, or the one of a number; undefined where that is not settled, or was let go. */
export async function readSettled(tx: Tx, at?: number): Promise<Settled | undefined> {
  const [row] = await tx<Settled>`
    select b.number::int as block, b.hash from chain_state s
      join chain_block b on b.number = coalesce(${at ?? null}::bigint, s.cursor) and b.number <= s.cursor
    where s.halted is null and s.cursor > 0`
  return row
}

/** Whether a block is still settled; holds it so for this transaction. */
export async function standsStill(tx: Tx, { block, hash }: Settled): Promise<boolean> {
  await tx`select 1 from chain_state for share`
  const [row] = await tx`select 1 from chain_block where number = ${block} and hash = ${hash}`
  return row !== undefined
}
