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

/**
 * Brings the schema up to date as its owner. Throws when a migration that already ran was edited. Answers what ran. A backup
 * has the lock for as long as it copies: only where something has to run it is waited for, and `onWait` told.
 */
export async function migrate(ownerUrl: string, onWait = () => {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'bitwave-migrate' })
  await client.connect()
  try {
    if (await isUpToDate(client)) return []
    await takeLock(client, onWait)
    await refuseUnfinished(client)
    await client.query(MIGRATION_TABLE)
    const ran: string[] = []
    for (const migration of await missing(client)) ran.push(await run(client, migration))
    return ran
  } finally {
    await client.end()
  }
}

/** Whether there is nothing to do here. A restore takes its mark away in the transaction that brings the table of migrations. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ whole: boolean }>(
    `select to_regclass('public.migration') is not null and to_regclass($1) is null as whole`,
    [`public.${UNFINISHED}`],
  )
  return rows[0]?.whole === true && (await missing(client)).length === 0
}

async function takeLock(client: pg.Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [MIGRATION_LOCK],
  )
  if (rows[0]?.taken) return
  onWait()
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

/** Those that did not run yet, in their order. */
async function missing(client: pg.Client): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migration',
  )
  const ran = new Map(rows.map(({ name, hash }) => [name, hash]))
  const all = await migrations()
  const edited = all.find(({ name, hash }) => ran.has(name) && ran.get(name) !== hash)
  if (edited) throw new Error(`migration ${edited.name} was edited after it ran`)
  return all.filter(({ name }) => !ran.has(name))
}

async function refuseUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) as it', [`public.${UNFINISHED}`])
  if (rows[0].it) throw new Error('a restore into this database did not end: restore it again')
}

type Migration = { name: string; sql: string; hash: string }

/** How long a migration waits for a table that something reads for minutes, an audit say, and when it tries again, milliseconds. */
const LOCK_PATIENCE = 1_000
const PAUSE = 2_000
/** It was not to be had in time, or what it was to be had from waited for this one. */
const NOT_AVAILABLE = ['55P03', '40P01']

/** Runs one, all of it or nothing. While it waits for a table everybody who comes later waits behind it: so it waits shortly, and again. */
export async function run(client: pg.Client, migration: Migration): Promise<string> {
  for (;;) {
    try {
      return await tryOnce(client, migration)
    } catch (error) {
      // A connection that is gone has undone it by that.
      await client.query('rollback').catch(() => {})
      if (!(error instanceof pg.DatabaseError && NOT_AVAILABLE.includes(error.code ?? '')))
        throw error
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
