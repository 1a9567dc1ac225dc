import { resolve } from 'node:path'
import { connections } from '#postgres/connections.ts'
import { startPostgres } from '#postgres/startPostgres.ts'
import { makeClock } from '#server/clock/clock.ts'
import { open } from '#server/db/open.ts'
import { actorHere } from './actorHere.ts'
import { Complaint } from './Complaint.ts'
import { checkAnswers, type Desk, type openDesk } from './openDesk.ts'

/**
 * A desk where there is no farm yet: as the owner of the database that DATABASE_OWNER_URL names, else of the PostgreSQL in
 * DATA_DIR, which is made and started for as long as it is needed.
 */
export const openNewDesk: typeof openDesk = async (env, talk) => {
  const { ownerUrl, stop } = await reach(env)
  const db = open(ownerUrl, { connections: 2, name: 'bitwave-operator' })
  return {
    ...talk,
    db,
    ownerUrl,
    clock: makeClock({ followsChain: true }),
    actor: actorHere(env),
    devnet: undefined,
    env,
    close: async () => {
      await db.close()
      await stop()
    },
  }
}

async function reach(env: Desk['env']): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const named = env['DATABASE_OWNER_URL']
  if (!named && env['DATABASE_URL']) {
    throw new Complaint('DATABASE_OWNER_URL is missing: only the owner can make the schema.')
  }
  const dataDir = resolve(env['DATA_DIR'] || '.data')
  const ownerUrl = named || connections(dataDir)?.ownerUrl
  const silent = ownerUrl ? await checkAnswers(ownerUrl).catch((error: Error) => error) : undefined
  if (ownerUrl && !silent) return { ownerUrl, stop: async () => {} }
  if (named) throw silent
  return startPostgres({ dataDir, log: () => {} })
}
