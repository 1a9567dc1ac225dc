import type { Terms } from './grant-words.ts'

/** nothing: no amount yet. short: the budget holds less. alone: given at once. two: another person confirms it. */
export type Outcome = 'nothing' | 'short' | 'alone' | 'two'

type OfCoin = Pick<Terms, 'budget' | 'twoPersonAbove' | 'givenAlone' | 'givenTo'>

/** What one person can still give to this member alone within these 24 hours; null: all there is. */
export function leftAlone(terms: Omit<OfCoin, 'budget'>): bigint | null {
  const { twoPersonAbove, givenAlone, givenTo } = terms
  return twoPersonAbove === null ? null : max(twoPersonAbove - max(givenAlone, givenTo), 0n)
}

/** Whether somebody who is new at the desk until then gives nothing of a coin before: where there is a limit (docs/decisions/110). */
export const isHeld = (
  { twoPersonAbove }: Pick<OfCoin, 'twoPersonAbove'>,
  newUntil: string | null,
): newUntil is string => newUntil !== null && twoPersonAbove !== null

const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** What becomes of a grant of so much (base units), as the service decides it: docs/decisions/094 and 108. */
export function outcomeOf(amount: bigint | undefined, terms: OfCoin): Outcome {
  if (amount === undefined || amount <= 0n) return 'nothing'
  const left = leftAlone(terms)
  if (left !== null && amount > left) return 'two'
  return amount > terms.budget ? 'short' : 'alone'
}
