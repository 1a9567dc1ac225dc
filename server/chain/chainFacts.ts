import type { Tx } from '#server/db/Tx.ts'
import type { Halt } from './Halt.ts'

/** Where the chain stands as we follow it. */
export type ChainFacts = {
  /** The newest block whose payments were seen; 0 before the first. */
  head: number
  /** Its time. */
  headAt: string | null
  /** The last block that is settled: its payments are credited. */
  cursor: number
  /** Why payments are not credited; null while all is well. */
  halted: Halt | null
  /** Our time when everything up to the head had been seen. */
  syncedAt: string | null
}

const NOTHING: ChainFacts = { head: 0, headAt: null, cursor: 0, halted: null, syncedAt: null }

/** Reads where the chain stands. */
export async function chainFacts(tx: Tx): Promise<ChainFacts> {
  const [facts] = await tx<ChainFacts>`
    select head::int as head, head_at as "headAt", cursor::int as cursor,
      case when halted is not null then jsonb_build_object('what', halted, 'shown', halted_shown, 'known', halted_known) end as halted,
      synced_at as "syncedAt" from chain_state`
  return facts ?? NOTHING
}
