import type { Tx } from './Tx.ts'

/**
 * For work whose size the data decides, where the role's limit would end it and the same work would be begun again for ever: so
 * many seconds for each statement of this transaction from here on; 0: no limit.
 */
export async function takeTime(tx: Tx, seconds: number): Promise<void> {
  await tx`select set_config('statement_timeout', ${`${seconds}s`}, true)`
}
