import pg from 'pg'
import type { Place } from './place.ts'
import { url } from './url.ts'

/** What must be on for an acknowledged write to outlive a power cut. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes']

/** Throws when the server would lose what it acknowledged. */
export async function checkDurable(place: Place): Promise<void> {
  await asSuperuser(place, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_settings where name = any($1) and setting <> 'on'`,
      [DURABLE],
    )
    if (rows.length > 0) {
      throw new Error(
        `PostgreSQL runs with ${rows.map(({ name }) => name).join(', ')} off: money is not kept so`,
      )
    }
  })
}

/** Makes the database and its two roles where they are missing: the owner of the schema, and the service. */
export async function makeRoles(place: Place): Promise<void> {
  await asSuperuser(place, async (client) => {
    const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles')
    const roles = new Set(rows.map(({ rolname }) => rolname))
    if (!roles.has('bitwave_owner')) await client.query('create role bitwave_owner login createdb')
    if (!roles.has('bitwave_app')) await client.query('create role bitwave_app login')
    for (const role of ['bitwave_owner', 'bitwave_app'] as const) {
      await client.query(`alter role ${role} password '${place.passwords[role]}'`)
    }
    // A member's call never waits long; migrations and backups by the owner may.
    for (const setting of [
      'statement_timeout = 10000',
      'lock_timeout = 3000',
      'idle_in_transaction_session_timeout = 5000',
    ]) {
      await client.query(`alter role bitwave_app set ${setting}`)
    }
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'bitwave'`)
    if (!rowCount) await client.query('create database bitwave owner bitwave_owner')
  })
}

/** Whether the server of a place answers. */
export async function answers(place: Place): Promise<boolean> {
  try {
    await asSuperuser(place, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function asSuperuser<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url(place, 'postgres', 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  // A server that goes away ends the connection too; the query in flight then fails and tells.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
