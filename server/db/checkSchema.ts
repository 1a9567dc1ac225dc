import { migrations } from './migrate.ts'
import type { Database } from './open.ts'

/** Throws when the schema is not the one that this release was written for: somebody else has to migrate it. */
export async function checkSchema(db: Database): Promise<void> {
  const ran = await db
    .inTx((tx) => tx<{ name: string }>`select name from migration`)
    .catch((error: unknown) => {
      throw new Error('the schema cannot be read; set DATABASE_OWNER_URL to migrate', {
        cause: error,
      })
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
