import { checkDurable } from './roles.ts'
import { type Postgres, startCluster } from './startCluster.ts'

type Start = { dataDir: string; log: (line: string) => void }

/**
 * Starts the PostgreSQL of a farm's data folder, or takes over the one that runs there. Made at the first start.
 * Throws when it would lose acknowledged writes, or was made by another major version.
 */
export const startPostgres = (start: Start): Promise<Postgres> =>
  startCluster({ ...start, check: checkDurable })
