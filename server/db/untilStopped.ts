import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './open.ts'
import type { Tx } from './Tx.ts'

/** A cancelling may reach the database before the query that it means: it is said again until the work has ended. Milliseconds. */
const AGAIN = 200

type Stoppable<T> = {
  db: Database
  tx: Tx
  stopped: AbortSignal | undefined
  work: (tx: Tx) => Promise<T>
}

/**
 * Does a part of a transaction that may last, and ends it when it is asked to: the query that it waits for is cancelled, and
 * none is begun any more. Throws the reason of the signal then.
 */
export async function untilStopped<T>({ db, tx, stopped, work }: Stoppable<T>): Promise<T> {
  if (!stopped) return work(tx)
  const over = new AbortController()
  const [{ pid } = { pid: 0 }] = await tx<{ pid: number }>`select pg_backend_pid() as pid`
  let cancelled: Promise<void> | undefined
  const end = () => {
    cancelled = cancel(db, pid, over.signal)
  }
  stopped.addEventListener('abort', end, { once: true })
  try {
    return await work(async (text, ...values) => {
      stopped.throwIfAborted()
      return tx(text, ...values)
    })
  } catch (error) {
    throw stopped.aborted ? stopped.reason : error
  } finally {
    stopped.removeEventListener('abort', end)
    over.abort()
    // The connection is another transaction's after this.
    await cancelled
  }
}

async function cancel(db: Database, pid: number, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    // Where nobody answers, there is nothing to cancel.
    await db.inTx((tx) => tx`select pg_cancel_backend(${pid})`).catch(() => undefined)
    await wait(AGAIN, undefined, { signal: over }).catch(() => undefined)
  }
}
