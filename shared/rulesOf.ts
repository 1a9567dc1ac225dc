import type { Coin } from './api/coin.ts'

/** The rules of a coin; throws for one that the service does not know. */
export function rulesOf<Rules extends { symbol: Coin }>(
  coinSet: readonly Rules[],
  coin: Coin,
): Rules {
  const rules = coinSet.find(({ symbol }) => symbol === coin)
  if (!rules) throw new Error(`the service does not know ${coin}`)
  return rules
}
