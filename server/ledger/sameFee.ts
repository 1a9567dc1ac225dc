import { Refusal } from '#server/db/Refusal.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'

/** Refuses `feeChanged` where another fee is in force than the one that was shown; undefined: none was told. Base units. */
export function sameFee(fee: bigint, shown: bigint | undefined, coin: Coin): void {
  if (shown === undefined || shown === fee) return
  throw new Refusal('feeChanged', { values: { fee: formatAmount(fee), coin }, field: 'fee' })
}
