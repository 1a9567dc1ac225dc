import type { Tx } from '#server/db/Tx.ts'
import { bitwave } from '#shared/chain.ts'
import type { Halt } from './Halt.ts'

/** How far the chain has been followed, as the database has it. Blocks by number. */
export type ChainState = {
  blockOne: string | null
  cursor: number
  /** Hash of the block at the cursor; null while nothing is settled. */
  cursorHash: string | null
  headHash: string | null
  /** Why payments are not credited; null while all is well. */
  halted: Halt['what'] | null
  syncedAt: string | null
  /** The highest block with a credited payment; 0 where there is none. */
  deepest: number
}

type Start = { startBlock: number; now: Date }

/** Reads how far we are; where nobody has been here yet, it is the block before the first that matters. */
export async function readState(tx: Tx, { startBlock, now }: Start): Promise<ChainState> {
  await tx`
    insert into chain_state (chain_id, cursor, updated_at) values (${bitwave.id}, ${startBlock}, ${now})
    on conflict (one) do nothing`
  // One that was named too late, and corrected before anything was read.
  await tx`update chain_state set cursor = ${startBlock} where block_one is null and cursor > ${startBlock}`
  const [state] = await tx<ChainState>`
    select s.block_one as "blockOne", s.cursor::int as cursor, b.hash as "cursorHash",
      s.head_hash as "headHash", s.halted, s.synced_at as "syncedAt",
      coalesce((select a.block_number from arrival a where a.state = 'credited'
        order by a.block_number desc limit 1), 0)::int as deepest
    from chain_state s left join chain_block b on b.number = s.cursor`
  if (!state) throw new Error('chain_state has no row')
  return state
}

/**
 * Locks the chain's state for this transaction. Answers false where another process has gone on meanwhile, so that
 * what was read from the node no longer fits.
 */
export async function lockState(
  tx: Tx,
  { cursor, cursorHash }: Pick<ChainState, 'cursor' | 'cursorHash'>,
): Promise<boolean> {
  const [same] = await tx<{ same: boolean }>`
    select s.cursor = ${cursor} and b.hash is not distinct from ${cursorHash}::text as same
    from (select cursor from chain_state for update) s left join chain_block b on b.number = s.cursor`
  return same?.same ?? false
}
