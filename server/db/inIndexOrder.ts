import type { Tx } from './Tx.ts'

/**
 * Makes a query with an order and a limit along an index that has that order. PostgreSQL takes each account, and each week, for one
 * of average length: below that it reads all of it and sorts, and the longest have a thousand times as many rows.
 */
export async function inIndexOrder<T>(tx: Tx, query: () => Promise<T>): Promise<T> {
  await allowSorting(tx, 'off')
  const found = await query()
  await allowSorting(tx, 'on')
  return found
}

const allowSorting = (tx: Tx, how: 'on' | 'off') =>
  tx`select set_config('enable_sort', ${how}, true), set_config('enable_bitmapscan', ${how}, true)`
