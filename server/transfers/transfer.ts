import type { Tx } from '#server/db/Tx.ts'
import type { Move } from '#server/ledger/Move.ts'
import { asTransfer, type Transfer } from './asTransfer.ts'
import { checkTransfer } from './checkTransfer.ts'
import { movesOf } from './movesOf.ts'
import type { Asked, TransferTerms } from './TransferTerms.ts'

/** What to book, and the transfer that it is once it is booked. */
type Prepared = { moves: Move[]; result: (journal: { id: string; at: Date }) => Transfer }

/**
 * A transfer between two members' balances, the fee on top. Its journal is the transfer: there is no other record of it.
 * Refuses what `checkTransfer` refuses; the books refuse `overdrawn`.
 */
export async function transfer(
  tx: Tx,
  paying: { member: string; terms: TransferTerms },
  asked: Asked,
): Promise<Prepared> {
  const allowed = await checkTransfer(tx, paying, asked)
  return { moves: movesOf(allowed), result: (journal) => asTransfer(allowed, journal) }
}
