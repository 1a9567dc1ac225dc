import type { PaidSince } from '#src/wallet/paidSince.ts'
import { WalletFailure } from '#src/wallet/WalletFailure.ts'

/**
 * Hands in what the chain shows, one after the other, until one is this order's. Answers whether one was. Throws `onItsWay`
 * where none was and a transaction of the account waits for its block: it may be the payment.
 */
export async function handInFound(
  { hashes, waits }: PaidSince,
  take: (hash: string) => Promise<boolean>,
): Promise<boolean> {
  for (const hash of hashes) if (await take(hash)) return true
  if (waits) throw new WalletFailure('onItsWay')
  return false
}
