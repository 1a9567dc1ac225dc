import type { Problem } from '#shared/problems.ts'
import { Unanswered } from './Unanswered.ts'

/**
 * For what has no key to be asked for again with: no answer leaves it open whether it was done. Throws these words above the form
 * then, and everything else as it is.
 */
export const sayUnsure = (words: string) => (error: unknown) => {
  if (!(error instanceof Unanswered)) throw error
  throw { field: '', message: words } satisfies Problem
}
