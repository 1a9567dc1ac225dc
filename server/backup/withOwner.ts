import pg from 'pg'

/** Settings that would end long work, where this PostgreSQL knows them. */
const LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]
/** How values become text, the same everywhere. */
const SPELLING = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  client_encoding: 'UTF8',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

/** Does the work on a connection of the owner's own, without limits of time. COPY needs a bare connection. */
export async function withOwner<T>(
  { url, name }: { url: string; name: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // A server that goes away ends the query that runs, which tells.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `select set_config(name, '0', false) from pg_settings where name = any($1)`,
      [LIMITS],
    )
    for (const setting of Object.entries(SPELLING)) {
      await client.query('select set_config($1, $2, false)', setting)
    }
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
