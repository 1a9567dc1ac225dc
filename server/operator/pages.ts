import type { Given } from './Act.ts'
import type { Desk } from './openDesk.ts'

/** So many rows of a list are told at once. */
const PAGE = 50

/** The option of every list that may be longer than what is told at once: `--after` goes on where the last page ended. */
export const AFTER = { after: 'text' } as const

/** Which page is asked for. */
export const pageIn = ({ option }: Pick<Given, 'option'>) => ({
  cursor: option('after'),
  limit: PAGE,
})

/** Says that there are more, and how to go on. */
export function sayMore({ say }: Pick<Desk, 'say'>, next: string | null): void {
  if (next !== null) say(`There are more: --after ${next}`)
}
