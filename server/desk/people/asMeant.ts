import { Refusal } from '#server/db/Refusal.ts'

/**
 * A word is said as it was meant: whoever says one for a second person to look at is not taken for that person, and whoever
 * confirms what was said does not begin it anew. Refuses `saidMeanwhile` and `saidNoMore`; where nothing was meant any word does.
 */
export function asMeant(second: boolean | undefined, holds: boolean): void {
  if (second === undefined || second === holds) return
  throw new Refusal(holds ? 'saidMeanwhile' : 'saidNoMore')
}
