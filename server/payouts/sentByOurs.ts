import type { Hex } from 'viem'
import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { mightPay } from '#server/withdrawals/mightPay.ts'
import type { Paying } from './Paying.ts'

/** How many transactions a wallet has sent, those that wait for a block too, by its address. */
export type SentByOurs = ReadonlyMap<Hex, number>

/**
 * What was sent by our wallet, and by those of before that the pool lets pay, or let at the settled block: after a restore one
 * of them may have paid what this database has never heard of. One whose right was taken from it pays nothing any more, whoever
 * has its key.
 */
export async function sentByOurs(
  { db, chain, node, wallet }: Paying,
  { block }: Settled,
): Promise<SentByOurs> {
  const own = await db.inTx((tx) => tx<{ address: Hex }>`select address from payer where own`)
  const sent = await Promise.all(
    own.map(async ({ address }): Promise<[Hex, number][]> => {
      const mayHavePaid = address === wallet.address || (await mightPay(chain, address, block))
      return mayHavePaid ? [[address, await node.promised(address)]] : []
    }),
  )
  return new Map(sent.flat())
}

/** Whether a wallet has sent more than this database has given nonces: it is not ours alone, or the database was restored. */
export async function sentMore(tx: Tx, sent: SentByOurs): Promise<boolean> {
  const own = await tx<{ address: Hex; nextNonce: number }>`
    select address, next_nonce::int as "nextNonce" from payer where own`
  return own.some(({ address, nextNonce }) => (sent.get(address) ?? 0) > nextNonce)
}
