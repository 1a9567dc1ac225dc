import type { Database } from './open.ts'
import { Refusal } from './Refusal.ts'
import type { Tx } from './Tx.ts'

/** Runs the work in one transaction and throws the refusal it answers when that is kept: what was counted stays counted. */
export async function refuseAfter<T>(
  db: Pick<Database, 'inTx'>,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T> {
  const said = await db.inTx(work)
  if (said instanceof Refusal) throw said
  return said
}
