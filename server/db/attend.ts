import pg from 'pg'
import { Silent } from './Silent.ts'

/** How long whoever is asked after a query may take to answer, milliseconds. */
const PATIENCE = 5_000

/** How long an answer may be under way when its work is done, milliseconds. */
const UNDER_WAY = 1_000

/** What is asked on a connection, and who can be asked whether anybody is at work for it. */
type Attended = {
  /** How long it may be without an answer before that, milliseconds. */
  quiet: number
  works: () => Promise<boolean>
}

/**
 * Waits for the answer to a query, however long it takes, as long as somebody is at work for it; else throws `Silent`. A host
 * that is gone without a word refuses nothing: the system goes on sending it the query for a quarter of an hour.
 */
export function attend<T>(asked: Promise<T>, { quiet, works }: Attended): Promise<T> {
  return new Promise((resolve, reject) => {
    let answered = false
    const look = async () => {
      const going = await works()
      if (answered) return
      timer = going ? setTimeout(look, quiet) : setTimeout(() => reject(new Silent()), UNDER_WAY)
    }
    let timer = setTimeout(look, quiet)
    const end = () => {
      answered = true
      clearTimeout(timer)
    }
    asked.finally(end).then(resolve, reject)
  })
}

/**
 * Asks a database, on a connection of its own, whether one of its processes is at work. One that refuses to answer is
 * there all the same: too many are connected, say.
 */
export async function isAtWork(url: string, pid: number | undefined): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bitwave-attend',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  client.on('error', () => {
    // What it was asked fails by that too.
  })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_stat_activity where pid = $1 and state not like 'idle%'`,
      [pid],
    )
    return rowCount === 1
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => undefined)
  }
}
