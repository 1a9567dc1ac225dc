import type { Coin } from './api/coin.ts'

/** How a coin may be withdrawn, base units; `fee` in BTCW whatever the coin, `max` null: as much as there is. */
export type WithdrawalRules = {
  symbol: Coin
  withdraw: { enabled: boolean; min: bigint; max: bigint | null; fee: bigint }
}

/**
 * The largest amount of a coin that one withdrawal can pay out, its fee in BTCW beside it (decisions §6); nothing where
 * the least is more. The form, the service's refusal and what leaving today would bring are all reckoned by it.
 */
export function mostToWithdraw(
  { symbol, withdraw }: WithdrawalRules,
  available: Record<Coin, bigint>,
): bigint {
  const { fee, max, min } = withdraw
  if (available.BTCW < fee) return 0n
  const most = symbol === 'BTCW' ? available.BTCW - fee : available[symbol]
  const allowed = max !== null && most > max ? max : most
  return allowed > 0n && allowed >= min ? allowed : 0n
}
