import { type Postgres, startCluster } from '#postgres/startCluster.ts'

/** What makes a database cheap to copy and to drop where nothing has to outlive the machine, and keeps the log small. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB']

/**
 * A PostgreSQL for tests, which make hundreds of databases: all is as in a farm's own, but that nothing waits for the disk. A
 * power cut would spoil it, a kill does not. `startPostgres` refuses one like it.
 */
export const startForgetful = (dataDir: string): Promise<Postgres> =>
  startCluster({ dataDir, log: () => {}, settings: FORGETFUL })
