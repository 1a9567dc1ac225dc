import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import { type Landed, landed } from './flights.ts'

/** A transaction that ended a withdrawal, and that the settled chain does not show any more where it was, or that did not pay it. */
export type Moved = { id: string; withdrawal: string; hash: Hex; booked: bigint }

/** A withdrawal that does not end on the chain as it ended in the books. */
export type Astray = { moved: Moved; flight: Landed }

/** The same transactions, each with its withdrawal. */
export async function astrayOf(tx: Tx, gone: readonly Moved[]): Promise<Astray[]> {
  if (gone.length === 0) return []
  const ids = gone.map(({ withdrawal }) => withdrawal)
  const ended = new Map((await landed(tx, ids)).map((it) => [it.id, it]))
  return gone.flatMap((moved) => {
    const flight = ended.get(moved.withdrawal)
    return flight ? [{ moved, flight }] : []
  })
}
