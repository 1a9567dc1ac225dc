import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#postgres/startPostgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { as, inDatabase } from '#server/testing/as.ts'

/** A migrated database that one part of the bench has for itself. */
export type Urls = { appUrl: string; ownerUrl: string }

/** Where everything that the bench starts and writes lies; gone when it ends. */
export type Place = {
  folder: string
  database: (name: string) => Promise<Urls>
  stop: () => Promise<void>
}

/** Starts a PostgreSQL of the bench's own, durable as a farm's: a figure without its flushes would be none. */
export async function openPlace(log: (line: string) => void): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-bench-'))
  // PostgreSQL does not run as root; whoever it runs as has to get in.
  await chmod(folder, 0o711)
  const server = await startPostgres({ dataDir: join(folder, 'farm'), log })
  return {
    folder,
    database: async (name) => {
      await as(server.ownerUrl, (client) => client.query(`create database ${name}`))
      const ownerUrl = inDatabase(server.ownerUrl, name)
      await migrate(ownerUrl)
      return { ownerUrl, appUrl: inDatabase(server.appUrl, name) }
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
