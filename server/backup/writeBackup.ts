import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { MIGRATION_LOCK } from '#server/db/migrate.ts'
import { contentOf } from './contentOf.ts'
import { type End, FIRST_LINE, Header, sealOf } from './format.ts'
import { beginWith, type Newest } from './newest.ts'
import { withOwner } from './withOwner.ts'

type Wanted = {
  /** Signs in as the owner, or as anybody who may read everything. */
  ownerUrl: string
  file: string
  pool: string | null
  now: Date
  /** What the farm wrote last: no backup is made of what lacks it. */
  newest: Newest
  /** How long a replica may be behind, milliseconds. */
  patience?: number
}

/** Milliseconds. */
const PATIENCE = 60_000

/** What was written; `sha256` is of the file as it lies there. */
export type Written = { tables: number; rows: number; bytes: number; sha256: string }

/**
 * Writes a backup of one moment while the farm goes on. The file appears under its name once it is whole and on the disk;
 * until then it is called `.part`. Nothing is written over. Refuses a database that lacks what the farm wrote last.
 */
export async function writeBackup({ ownerUrl, file, ...wanted }: Wanted): Promise<Written> {
  refuseExisting(file)
  const part = `${file}.part`
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(`${part} is there: another backup is being made, or one was killed. Remove it.`)
  })
  try {
    const written = await withOwner({ url: ownerUrl, name: 'bitwave-backup' }, (client) =>
      asOfNow(client, wanted, async () => write(client, handle, await headerOf(client, wanted))),
    )
    await handle.sync()
    refuseExisting(file)
    await rename(part, file)
    await syncFolder(dirname(file))
    return written
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already. A backup is never written over.`)
}

/** In one transaction that sees one moment. No migration begins meanwhile: one that waited for a table would stop the farm. */
async function asOfNow<T>(
  client: Client,
  { newest, patience = PATIENCE }: Pick<Wanted, 'newest' | 'patience'>,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await beginWith(client, newest, patience)
  const result = await work()
  await client.query('commit')
  return result
}

async function headerOf(
  client: Client,
  { pool, now }: Pick<Wanted, 'pool' | 'now'>,
): Promise<Header> {
  const migrations = await client.query(
    'select name, hash from migration order by name collate "C"',
  )
  const chain = await client.query<{ id: string }>('select chain_id as id from chain_state')
  return Header.parse({
    madeAt: now.toISOString(),
    migrations: migrations.rows,
    chainId: chain.rows[0]?.id ?? null,
    pool,
  })
}

async function write(client: Client, handle: FileHandle, header: Header): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  const put = async (piece: string | Buffer) => {
    hash.update(piece)
    bytes += piece.length
    await handle.appendFile(piece)
  }
  let end: End | undefined
  const done = (told: End) => {
    end = told
  }
  await put(FIRST_LINE)
  await pipeline(
    Readable.from(contentOf(client, { header, done })),
    // The quickest level: a copy keeps no migration waiting longer than it has to.
    createGzip({ level: 1 }),
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await put(piece)
    },
  )
  await put(sealOf(hash.copy().digest('hex')))
  if (!end) throw new Error('the backup has no end')
  const counts = Object.values(end.rows)
  const rows = counts.reduce((sum, n) => sum + n, 0)
  return { tables: counts.length, rows, bytes, sha256: hash.digest('hex') }
}

/** A name is kept once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
