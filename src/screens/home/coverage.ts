import type { Result } from '#shared/api/index.ts'
import { parseAmount } from '#shared/money.ts'

export type CoinReserves = Result<'home/solvency'>[number]

/** Full coverage, in the base units that `coverageOf` answers. */
export const WHOLE = 10n ** 18n

/** What is held for each unit owed, as the service reckoned it; null while nothing is owed. */
export const coverageOf = ({ coverage }: CoinReserves): bigint | null =>
  coverage === null ? null : parseAmount(coverage)

/** The weakest coin's coverage: the pool is as sound as that. */
export function lowestCoverage(coins: readonly CoinReserves[]): bigint | null {
  const known = coins.map(coverageOf).filter((it) => it !== null)
  return known.reduce<bigint | null>((low, it) => (low === null || it < low ? it : low), null)
}
