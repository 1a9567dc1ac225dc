import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Astray, astrayOf, type Moved } from './Astray.ts'
import { forEach, type Paying } from './Paying.ts'
import { paidByOther } from './paidByOther.ts'
import { placeAnew } from './placeAnew.ts'

/**
 * Looks for payments that were made by hand after what had been signed for a paid withdrawal was undone: nothing of ours can
 * pay it any more. Answers how many were found.
 */
export async function followUnpaid(paying: Paying, settled: Settled): Promise<number> {
  const astray = await paying.db.inTx(async (tx) => astrayOf(tx, await readUnpaid(tx)))
  return forEach(paying, astray, (one) => followOne(paying, settled, one))
}

const readUnpaid = (tx: Tx) => tx<Moved>`
  select id, withdrawal_id as withdrawal, hash, booked from payout_tx where unpaid order by id`

async function followOne(paying: Paying, settled: Settled, astray: Astray): Promise<boolean> {
  const other = await paidByOther(paying, settled, astray.flight)
  if (!other) return false
  const { id: withdrawal } = astray.flight
  const { hash } = other.receipt
  paying.report({ level: 'warn', event: 'payment found', withdrawal, hash })
  return placeAnew(paying, settled, { ...astray, mined: other.receipt, other })
}
