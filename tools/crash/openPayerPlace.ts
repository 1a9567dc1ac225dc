import { openPool } from '#contracts/testing/openPool.ts'
import { startPostgres } from '#postgres/startPostgres.ts'
import { migrate } from '#server/db/migrate.ts'

/** A chain with the pool on it, and a database. */
export type PayerPlace = {
  chain: Awaited<ReturnType<typeof openPool>>
  ownerUrl: string
  appUrl: string
}

/** Brings both up, of their own. */
export async function openPayerPlace(dataDir: string) {
  const chain = await openPool()
  const postgres = await startPostgres({ dataDir, log: () => {} })
  const stop = async () => {
    await postgres.stop()
    await chain.stop()
  }
  await migrate(postgres.ownerUrl)
  const { ownerUrl, appUrl } = postgres
  return { chain, ownerUrl, appUrl, stop }
}
