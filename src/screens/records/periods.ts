import type { What } from './Wanted.ts'

export type Period = { from: string | null; to: string | null }

const WITH_COINS: readonly What[] = ['history', 'transfers', 'withdrawals', 'orders', 'rewards']

/** Whether the records of this kind are each of one coin. */
export const hasCoins = (what: What): boolean => WITH_COINS.includes(what)

/** Ends before it begins. */
export const isBackwards = ({ from, to }: Period): boolean =>
  from !== null && to !== null && to < from

/** From 1 January to 31 December, UTC. */
export const periodOf = (year: string): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The years from the one of a moment to the one of another, the latest first. */
export function yearsBetween(first: string, last: string): string[] {
  const [start, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: Math.max(0, end - start) + 1 }, (_, i) => String(end - i))
}
