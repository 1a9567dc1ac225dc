import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { asOldAs } from '#src/words/answeredAt.ts'

export type Terms = Result<'home/parameters'>
export type CoinRules = Terms['coinSet'][number]

/** What can be spent of each coin, base units. */
export type Available = Record<Coin, bigint>

export const availableOf = ({ balances }: Result<'member/userInfo'>): Available =>
  asOldAs({ BTCW: balances.BTCW.available, BTCWT: balances.BTCWT.available }, balances)

/**
 * What is in the way of an amount. balance: there is not so much. fees: there is, but not the miner fee in BTCW as well;
 * `missing` of it.
 */
export type Short = { of: 'balance' } | { of: 'fees'; missing: bigint }

/** A transfer pays its fee in its own coin. */
export const mostToTransfer = ({ symbol, transfer }: CoinRules, available: Available): bigint =>
  atLeast(transfer.min, available[symbol] - transfer.fee)

/** What cannot be sent because the least is more is nothing. */
const atLeast = (min: bigint, most: bigint) => (most > 0n && most >= min ? most : 0n)

export function shortToWithdraw(
  { symbol, withdraw: { fee } }: CoinRules,
  available: Available,
  amount: bigint,
): Short | undefined {
  if (amount > available[symbol]) return { of: 'balance' }
  const needed = symbol === 'BTCW' ? amount + fee : fee
  return needed > available.BTCW ? { of: 'fees', missing: needed - available.BTCW } : undefined
}
