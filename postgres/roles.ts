import pg from 'pg'
import type { Place } from './place.ts'
import { url } from './url.ts'

/** What must be on for an acknowledged write to outlive a power cut. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes']

/** Throws when the server would lose what it acknowledges to the service. */
export async function checkDurable(place: Place): Promise<void> {
  // As the service: a role or a database may have settings of its own.
  const rows = await ask<{ name: string }>(
    url(place, 'bitwave_app'),
    `select name from pg_settings where setting <> 'on'
     and name in (${DURABLE.map((name) => `'${name}'`).join()})`,
  )
  if (rows.length > 0) {
    throw new Error(
      `PostgreSQL runs with ${rows.map(({ name }) => name).join(', ')} off: money is not kept so`,
    )
  }
}

/** Makes the database and its two roles where they are missing: the owner of the schema, and the service. */
export async function makeRoles(place: Place): Promise<void> {
  const admin = url(place, 'postgres', 'postgres')
  const { bitwave_owner, bitwave_app } = place.passwords
  const [has] = await ask<{ roles: boolean; database: boolean }>(
    admin,
    `select exists (select from pg_roles where rolname = 'bitwave_app') as roles,
       exists (select from pg_database where datname = 'bitwave') as database`,
  )
  // One transaction. A member's call never waits long; migrations and backups by the owner may.
  if (!has?.roles) {
    await ask(
      admin,
      `create role bitwave_owner login createdb password '${bitwave_owner}';
       create role bitwave_app login password '${bitwave_app}';
       alter role bitwave_app set statement_timeout = '10s';
       alter role bitwave_app set lock_timeout = '3s';
       alter role bitwave_app set idle_in_transaction_session_timeout = '5s'`,
    )
  }
  if (!has?.database) await ask(admin, 'create database bitwave owner bitwave_owner')
}

/** Whether the server of a place answers. */
export async function answers(place: Place): Promise<boolean> {
  try {
    await ask(url(place, 'postgres', 'postgres'), 'select 1')
    return true
  } catch {
    return false
  }
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  // A server that goes away ends the connection too; the query in flight then fails and tells.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
