import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'

/** The block that the books stand at; `hash` null: nothing is settled yet, and no payment is in the books. */
export type Booked = { block: number; hash: Hex | null }

/**
 * The last settled block, at which books and chain can be held against each other. undefined where they cannot be: the node
 * shows a chain that is not followed, or what follows the chain went back to before payments that are in the books, and has
 * not come past them again yet.
 */
export async function bookedBlock(tx: Tx): Promise<Booked | undefined> {
  const [row] = await tx<Booked & { comparable: boolean }>`
    select s.cursor::int as block, b.hash, s.halted is null
      and not exists (select from arrival where state = 'credited' and block_number > s.cursor) as comparable
    from chain_state s left join chain_block b on b.number = s.cursor`
  if (!row) return { block: 0, hash: null }
  const { comparable, ...booked } = row
  return comparable ? booked : undefined
}
