import type { Tx } from '#server/db/Tx.ts'

/** A payment that was credited, and the block that it was credited in. */
export type Credited = {
  id: string
  block: number
  hash: string
  txHash: string
  logIndex: number
}

/** What was credited above a block, the newest first. */
export const creditedAfter = (tx: Tx, block: number) => tx<Credited>`
  select id, block_number::int as block, block_hash as hash, tx_hash as "txHash", log_index as "logIndex" from arrival
  where state = 'credited' and block_number > ${block} order by block_number desc, log_index desc`
