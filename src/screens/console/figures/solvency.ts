import type { DeskResult } from '#shared/desk/index.ts'
import { parseAmount } from '#shared/money.ts'
import { owedIn } from '#shared/owedIn.ts'

export type SolvencyDay = DeskResult<'operator/solvency'>['list'][number]
export type CoinSolvency = SolvencyDay['coins'][number]

/** What is missing of it; nothing where enough is held. */
export function missingOf(coin: CoinSolvency): bigint {
  const missing = owedIn(coin) - coin.onChain
  return missing > 0n ? missing : 0n
}

export type Measure = 'coverage' | 'held' | 'owed'

/** What a coin's figure was, base units; coverage in percent. Null: nothing was owed that could have been covered. */
export function measured(coin: CoinSolvency, measure: Measure): bigint | null {
  if (measure === 'held') return coin.onChain
  if (measure === 'owed') return owedIn(coin)
  return coin.coverage === null ? null : parseAmount(coin.coverage) * 100n
}
