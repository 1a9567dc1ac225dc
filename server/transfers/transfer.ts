import type { Tx } from '#server/db/Tx.ts'
import { postTo } from '#server/ledger/post.ts'
import { asTransfer, type Transfer } from './asTransfer.ts'
import { checkTransfer } from './checkTransfer.ts'
import { movesOf } from './movesOf.ts'
import type { Asked, TransferTerms } from './TransferTerms.ts'

/** Who pays, under which journal, when, and on which terms. */
type Paying = { member: string; journal: string; now: Date; terms: TransferTerms }

/**
 * Transfers between two members' balances, the fee on top. The journal is the transfer: there is no other record of it.
 * Refuses what `checkTransfer` refuses, and `overdrawn`.
 */
export async function transfer(
  tx: Tx,
  { member, journal, now, terms }: Paying,
  asked: Asked,
): Promise<Transfer> {
  const allowed = await checkTransfer(tx, { member, terms }, asked)
  await postTo(tx, journal, { now, moves: movesOf(allowed) })
  return asTransfer(allowed, { id: journal, at: now })
}
