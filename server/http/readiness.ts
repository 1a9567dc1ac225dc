import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'

/** How long the database may take to answer, milliseconds. */
const PATIENCE = 2_000

/** Whether calls can be answered: the database answers, and the chain has been seen. */
export const readiness = (db: Database, chainSeen: () => boolean) => async (): Promise<boolean> => {
  const answers = db
    .inTx((tx) => tx`select 1`)
    .then(
      () => true,
      () => false,
    )
  const late = wait(PATIENCE, false, { ref: false })
  return chainSeen() && (await Promise.race([answers, late]))
}
