import type { Tx } from '#server/db/Tx.ts'
import type { Told } from '#server/inbox/tellMembers.ts'
import type { Move } from '#server/ledger/Move.ts'
import { asTransfer, type Transfer } from './asTransfer.ts'
import { checkTransfer } from './checkTransfer.ts'
import { movesOf } from './movesOf.ts'
import type { Asked, TransferTerms } from './TransferTerms.ts'

type Journal = { id: string; at: Date }

/** What to book, and once it is booked the transfer that it is and what the payee is told. */
type Prepared = {
  moves: Move[]
  result: (journal: Journal) => Transfer
  tells: (journal: Journal) => Told
}

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
  return {
    moves: movesOf(allowed),
    result: (journal) => asTransfer(allowed, journal),
    tells: (journal) => messageOf(asTransfer(allowed, journal)),
  }
}

const messageOf = ({ id, no, coin, amount, payee }: Transfer): Told => ({
  member: payee.id,
  kind: 'transfer_in',
  ref: id,
  no,
  coin,
  amount,
})
