import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number that nobody else locks: one process migrates at a time, none while the schema is copied or restored. */
export const MIGRATION_LOCK = 5_208_001
/** Made before a restore begins, and gone with it: a database that has it holds half a farm. */
export const UNFINISHED = 'unfinished_restore'
/** Where the migrations that ran are written down. */
export const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())'

/** Brings the schema up to date as its owner. Throws when a migration that already ran was edited. Answers what ran. */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'bitwave-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnfinished(client)
    await client.query(MIGRATION_TABLE)
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration',
    )
    const ran: string[] = []
    for (const { name, sql, hash } of await migrations()) {
      const before = rows.find((row) => row.name === name)
      if (before && before.hash !== hash)
        throw new Error(`migration ${name} was edited after it ran`)
      if (!before) ran.push(await run(client, { name, sql, hash }))
    }
    return ran
  } finally {
    await client.end()
  }
}

async function refuseUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) as it', [`public.${UNFINISHED}`])
  if (rows[0].it) throw new Error('a restore into this database did not end: restore it again')
}

type Migration = { name: string; sql: string; hash: string }

/** How long a migration waits for a table that something reads for minutes, an audit say, and when it tries again, milliseconds. */
const LOCK_PATIENCE = 1_000
const PAUSE = 2_000
const NOT_AVAILABLE = '55P03'

/** Runs one, all of it or nothing. While it waits for a table everybody who comes later waits behind it: so it waits shortly, and again. */
export async function run(client: pg.Client, migration: Migration): Promise<string> {
  for (;;) {
    try {
      return await tryOnce(client, migration)
    } catch (error) {
      // A connection that is gone has undone it by that.
      await client.query('rollback').catch(() => {})
      if (!(error instanceof pg.DatabaseError && error.code === NOT_AVAILABLE)) throw error
      await wait(PAUSE)
    }
  }
}

async function tryOnce(client: pg.Client, { name, sql, hash }: Migration): Promise<string> {
  await client.query('begin')
  await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`)
  await client.query(sql)
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  await client.query('commit')
  return name
}

/** Every migration there is, in its order. */
export async function migrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
