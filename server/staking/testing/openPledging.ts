import { openBooks } from '#server/testing/openBooks.ts'

export const OPEN = 'product/bTCWPledgeBefter'
export const SUBMIT = 'product/bTCWPledge'
/** A pledge from a wallet that nothing is wrong with, and the hash of a payment. */
export const ten = { coin: 'BTCW', amount: '10.5', planId: 'd90' }
export const HASH = `0x${'ab'.repeat(32)}`

/** Books with members in them who pledge from wallets. */
export async function openPledging() {
  const books = await openBooks()
  /** The chain as it is followed: seen up to this moment, or halted. */
  const chainSeen = (at: Date, halted: string | null = null) =>
    books.db.inTx(
      (tx) => tx`
        insert into chain_state (chain_id, synced_at, halted, updated_at) values (21000, ${at}, ${halted}, ${at})
        on conflict (one) do update set synced_at = ${at}, halted = ${halted}`,
    )
  return { ...books, chainSeen }
}

export type Pledging = Awaited<ReturnType<typeof openPledging>>
