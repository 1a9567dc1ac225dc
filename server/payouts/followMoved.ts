import type { Hex } from 'viem'
import { wordsOf } from '#server/chain/wordsOf.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Paying, take } from './Paying.ts'
import type { Settled } from './settledBlock.ts'

/** A transaction that ended a withdrawal, and that the settled chain does not show any more where it was. */
export type Moved = { id: string; withdrawal: string; hash: Hex; raw: Hex | null; booked: bigint }

/** All of them: after a reorganisation that went deeper than payments are confirmed. */
export const movedAway = (tx: Tx, settled: Settled): Promise<Moved[]> =>
  tx`
    select t.id, t.withdrawal_id as withdrawal, t.hash, t.raw, t.booked
    from payout_tx t where t.final and t.block_number > ${settled.block}
    union all
    select t.id, t.withdrawal_id, t.hash, t.raw, t.booked
    from chain_block b join payout_tx t on t.block_number = b.number
    where t.final and b.number <= ${settled.block} and b.hash <> t.block_hash`

/**
 * Brings back what such a reorganisation took: the bytes are as good as before, and are sent again. What is in another
 * block now is known to be there from here on. Answers how many were found again.
 */
export async function followMoved(paying: Paying, settled: Settled): Promise<number> {
  let found = 0
  for (const moved of await paying.db.inTx((tx) => movedAway(tx, settled))) {
    if (await followOne(paying, settled, moved)) found += 1
  }
  return found
}

async function followOne(paying: Paying, settled: Settled, moved: Moved): Promise<boolean> {
  const { node, report } = paying
  const { id, withdrawal, hash, raw } = moved
  const receipt = await node.receipt(hash)
  if (!receipt) {
    report({ level: 'error', event: 'settled payout gone from the chain', withdrawal, hash })
    if (raw) await node.send(raw).catch((error: unknown) => doubt(paying, moved, error))
    return false
  }
  if (receipt.block > settled.block) return false
  return take(paying, 'mined', async (tx) => {
    const { block, blockHash } = receipt
    const placed = await tx`
      update payout_tx set block_number = ${block}, block_hash = ${blockHash}
      where id = ${id} and block_hash <> ${blockHash} returning id`
    return placed.length > 0
  })
}

const doubt = ({ report }: Paying, { withdrawal, hash }: Moved, error: unknown) =>
  report({ level: 'warn', event: 'payout in doubt', withdrawal, hash, error: wordsOf(error) })
