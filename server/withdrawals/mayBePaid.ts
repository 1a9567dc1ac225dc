import type { Tx } from '#server/db/Tx.ts'
import type { Seen } from './seenOnChain.ts'

/** Why a withdrawal is left for a person whose id the contract has paid something else under. */
export const PAID_OTHERWISE = 'paidOtherwise'

/**
 * Whether a withdrawal that nothing sent from here pays may be paid all the same: the contract says so, nobody can tell, or
 * a wallet, one of before too, has sent more than this database has given nonces. Asked before any is given back, but for one
 * whose id is used up. A nonce is given here before anything is sent with it, so what was seen before is never more than
 * that by honest means.
 */
export async function mayBePaid(tx: Tx, seen: Seen): Promise<boolean> {
  if (!seen || seen.paid) return true
  const wallets = await tx<{ address: string; nextNonce: number }>`
    select address, next_nonce::int as "nextNonce" from payer where own`
  return wallets.some(({ address, nextNonce }) => (seen.sent[address] ?? Infinity) > nextNonce)
}
