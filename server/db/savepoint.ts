import { Refusal } from './Refusal.ts'
import type { Tx } from './Tx.ts'

/** Does a part of a transaction that may be refused without the rest: the refusal is answered, and what the part did is undone. */
export async function savepoint<T>(tx: Tx, part: () => Promise<T>): Promise<T | Refusal> {
  await tx`savepoint part`
  try {
    const done = await part()
    await tx`release savepoint part`
    return done
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx`rollback to savepoint part`
    await tx`release savepoint part`
    return error
  }
}
