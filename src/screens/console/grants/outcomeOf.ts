import type { Terms } from './grant-words.ts'

/** nothing: no amount yet. short: the budget holds less. alone: given at once. two: another person confirms it. */
export type Outcome = 'nothing' | 'short' | 'alone' | 'two'

type OfCoin = Pick<Terms, 'budget' | 'twoPersonAbove' | 'givenAlone'>

/** What one person can still give alone within these 24 hours; null: all there is. */
export const leftAlone = ({ twoPersonAbove, givenAlone }: Omit<OfCoin, 'budget'>): bigint | null =>
  twoPersonAbove === null ? null : max(twoPersonAbove - givenAlone, 0n)

const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** What becomes of a grant of so much (base units), as the service decides it: docs/decisions/094. */
export function outcomeOf(amount: bigint | undefined, terms: OfCoin): Outcome {
  if (amount === undefined || amount <= 0n) return 'nothing'
  const left = leftAlone(terms)
  if (left !== null && amount > left) return 'two'
  return amount > terms.budget ? 'short' : 'alone'
}
