import { RATIO_ONE } from '#shared/money.ts'
import { owedIn } from '#shared/owedIn.ts'
import type { Owed } from './houseBooks.ts'

/** What is held for each unit owed, rounded down to four decimals; null while nothing is owed. */
export function coverage(onChain: bigint, owed: Owed): string | null {
  const debt = owedIn(owed)
  if (debt <= 0n) return null
  const parts = (onChain * RATIO_ONE) / debt
  return `${parts / RATIO_ONE}.${(parts % RATIO_ONE).toString().padStart(4, '0')}`
}
