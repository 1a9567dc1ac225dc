import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number that nobody else locks: one process migrates at a time. */
const LOCK = 5_208_001

/** Brings the schema up to date as its owner. Throws when a migration that already ran was edited. Answers what ran. */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'bitwave-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
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

async function run(
  client: pg.Client,
  { name, sql, hash }: { name: string; sql: string; hash: string },
) {
  await client.query('begin')
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
