import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { MIGRATION_LOCK, UNFINISHED } from '#server/db/migrate.ts'
import { bareTables } from './bareTables.ts'
import { checkBackup } from './checkBackup.ts'
import type { End, Header } from './format.ts'
import { partsOf } from './partsOf.ts'
import { runMigrations, stepsFor } from './runMigrations.ts'
import { copied, quoted, tablesOf } from './tablesOf.ts'
import { withOwner } from './withOwner.ts'

type Wanted = {
  ownerUrl: string
  file: string
  /** Nobody stays signed in. */
  endSessions: boolean
}

/** What came of it: the header of the backup, how many rows, which migrations of this release ran after it. */
export type Restored = { header: Header; rows: number; migrated: string[] }

/**
 * Restores a backup into an empty database, all or nothing: the file is read to its end before anything is written, and then
 * everything is one transaction. A database in which it was broken off says so, and no service starts on it.
 */
export async function restoreBackup({ ownerUrl, file, endSessions }: Wanted): Promise<Restored> {
  const { header } = await checkBackup(file)
  const steps = await stepsFor(header)
  return withOwner({ url: ownerUrl, name: 'bitwave-restore' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnfit(client)
    await client.query(`create table if not exists ${UNFINISHED} ()`)
    await client.query('begin')
    await client.query(`drop table ${UNFINISHED}`)
    await runMigrations(client, steps.before)
    const end = await load(client, file)
    if (endSessions) await client.query('delete from session')
    const migrated = await runMigrations(client, steps.after)
    // An audit that was under way looked at another database.
    await client.query('delete from audit_part')
    await client.query('analyze')
    await client.query('commit')
    return { header, rows: Object.values(end.rows).reduce((sum, n) => sum + n, 0), migrated }
  })
}

/** Only a database with nothing in it is restored into, but for the mark of a restore that was broken off. */
async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and c.relname <> $1
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 3`,
    [UNFINISHED],
  )
  if (rows.length > 0) {
    throw new Error(
      `the database is not empty: it has ${rows.map(({ name }) => name).join(', ')} … Restore into a new one.`,
    )
  }
  const roles = await client.query(`select from pg_roles where rolname = 'bitwave_app'`)
  if (roles.rowCount === 0) {
    throw new Error(
      'the server has no role bitwave_app, as which the service signs in. Create it first.',
    )
  }
}

/** Fills the tables that the backup's own migrations made, each exactly once. */
async function load(client: Client, file: string): Promise<End> {
  const empty = new Map((await tablesOf(client)).map((table) => [table.table, table]))
  const names = [...empty.keys()]
  const putBack = await bareTables(client, names)
  // Some migrations bring rows; the backup has its own.
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  const loaded: Record<string, number> = {}
  let end: End | undefined
  for await (const part of partsOf(file)) {
    if ('end' in part) end = part.end
    if (!('table' in part)) continue
    const { table, rows } = part
    const known = empty.get(table.table)
    if (!known || copied(known) !== copied(table)) {
      throw new Error(`table ${table.table} of the backup does not fit its migrations`)
    }
    empty.delete(table.table)
    const copy = client.query(from(`copy ${copied(known)} from stdin with (freeze)`))
    await pipeline(Readable.from(rows), copy)
    loaded[table.table] = copy.rowCount
  }
  if (!end) throw new Error('the backup has no end')
  refuseDifferent(loaded, end, [...empty.keys()])
  await setSequences(client, end)
  await putBack()
  return end
}

function refuseDifferent(loaded: Record<string, number>, end: End, missing: readonly string[]) {
  if (missing.length > 0) throw new Error(`the backup lacks ${missing.join(', ')}`)
  const wrong = Object.keys({ ...loaded, ...end.rows }).filter((t) => loaded[t] !== end.rows[t])
  if (wrong.length > 0) throw new Error(`not every row came in: ${wrong.join(', ')}`)
}

async function setSequences(client: Client, { sequences }: End): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await client.query('select setval(quote_ident($1)::regclass, $2)', [name, last])
  }
}
