import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { InDoubt } from './InDoubt.ts'
import { types } from './parsers.ts'
import { passes, undone } from './passes.ts'
import type { Tx } from './Tx.ts'
import { type Line, takeLine } from './takeLine.ts'

/** The database: every read and write is a transaction. */
export type Database = {
  /**
   * Runs the work in one transaction (READ COMMITTED). What it throws undoes it. It is run again when the database
   * undid it for a reason that passes; throws `InDoubt` when nobody can tell whether it was kept.
   */
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Where a server waits for its standby. What it says from there: somebody told it not to wait any longer, so all is kept
 * here, and gone where another server takes over. It calls that no error.
 */
const AWAITS_STANDBY = 'SyncRepWaitForLSN'

/** How long a piece of work is tried again while the reason passes, milliseconds. */
const PATIENCE = 30_000

/** How long a query may be without an answer before it is asked after, milliseconds: longer than a member's may take. */
const QUIET = 12_000

/** Opens a pool of connections. Nothing is read yet: the first transaction waits for the server. */
export function open(
  url: string,
  { connections = 16, name = 'bitwave', quiet = QUIET } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    types: types(pg.types) as never,
    connectionTimeoutMillis: 10_000,
    // A host that is gone without a word ends no connection: somebody has to ask.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', () => {
    // An idle connection died with its server; the next transaction opens another and tells what is wrong.
  })
  const take = () => takeLine(pool, { url, quiet })
  return { inTx: (work) => patiently(() => once(take, work)), close: () => pool.end() }
}

async function once<T>(take: () => Promise<Line>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const line = await take()
  try {
    await line.ask('begin')
    const result = await work(asTx(line))
    // Cut off before it was asked to keep anything: surely undone.
    line.check()
    await commit(line)
    return result
  } catch (error) {
    if (!(error instanceof InDoubt)) await line.ask('rollback').catch(line.giveUp)
    throw error
  } finally {
    line.end()
  }
}

async function commit({ ask, onNotice }: Line): Promise<void> {
  let notAwaited: unknown
  onNotice((notice) => {
    if (notice.routine === AWAITS_STANDBY) notAwaited = notice
  })
  const { command } = await ask('commit').catch((error: unknown) => {
    throw undone(error) ? error : new InDoubt({ cause: error })
  })
  if (notAwaited) throw new InDoubt({ cause: notAwaited })
  // After an error that the work passed over, the database undoes it all and calls that no error.
  if (command !== 'COMMIT')
    throw new Error('the transaction was not kept: a query in it had failed')
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!passes(error) || performance.now() > until) throw error
      await wait(50 + Math.random() * 450)
    }
  }
}

/** A connection's queries as tagged templates: `$1` for every value. */
const asTx =
  ({ ask }: Line): Tx =>
  async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
    const sql = text.reduce((left, right, i) => `${left}$${i}${right}`)
    const { rows } = await ask(sql, [...values])
    return rows as Row[]
  }
