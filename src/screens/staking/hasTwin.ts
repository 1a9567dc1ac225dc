import type { Order } from './order-words.ts'

/** What tells one order's payment from another's, and what each would lock. */
type Told = Pick<Order, 'id' | 'coin' | 'amount' | 'planId' | 'termDays' | 'stakedT'>

type Open = Told & Pick<Order, 'status' | 'method' | 'hash'>

/**
 * Whether another order of the member's waits for a payment just like this one's and has other terms: a payment without a hash does not
 * say which of the two it is for.
 */
export const hasTwin = (order: Told, all: readonly Open[]): boolean =>
  all.some((other) => waits(other) && isAsLarge(other, order) && differs(other, order))

/** One that names a transaction waits for that one first. */
const waits = ({ status, method, hash }: Open) =>
  status === 'review' && method === 'wallet' && hash === null

const isAsLarge = (a: Told, b: Told) => a.id !== b.id && a.coin === b.coin && a.amount === b.amount

/** The weight is the plan's, so two plans are other terms. */
const differs = (a: Told, b: Told) =>
  a.planId !== b.planId || a.termDays !== b.termDays || a.stakedT !== b.stakedT
