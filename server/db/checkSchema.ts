import { DatabaseError } from 'pg'
import { migrations } from './migrate.ts'
import type { Database } from './open.ts'

/** What PostgreSQL calls a table that is not there. */
const NO_TABLE = '42P01'

/** Throws when the schema is not the one that this release was written for: somebody else has to migrate it. */
export async function checkSchema(db: Database): Promise<void> {
  const ran = await db
    .inTx((tx) => tx<{ name: string }>`select name from migration`)
    .catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === NO_TABLE
        ? new Error('the database is empty; set DATABASE_OWNER_URL to migrate', { cause: error })
        : error
    })
  const missing = (await migrations())
    .map(({ name }) => name)
    .filter((name) => !ran.some((row) => row.name === name))
  if (missing.length > 0) {
    throw new Error(
      `the database lacks ${missing.join(', ')}; set DATABASE_OWNER_URL to migrate, or migrate it yourself`,
    )
  }
}
