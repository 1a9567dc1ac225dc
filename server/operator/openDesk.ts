import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { connections } from '#postgres/connections.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { type Clock, makeClock } from '#server/clock/clock.ts'
import { type Database, open } from '#server/db/open.ts'
import { actorHere } from './actorHere.ts'
import { Complaint } from './Complaint.ts'
import { refuseOtherPool } from './refuseOtherPool.ts'

/** What an operator works with. */
export type Desk = {
  db: Database
  /** The same database as the owner of its schema, where that is known. */
  ownerUrl: string | undefined
  clock: Clock
  /** Who acts: OPERATOR, else the user of the operating system. */
  actor: string
  /** The local chain, where the farm runs on one. */
  devnet: Devnet | undefined
  env: Readonly<Record<string, string | undefined>>
  say: (line: string) => void
  /** All of what is piped in. */
  input: () => Promise<string>
}

/** What of the devnet's own file is needed here. */
export type Devnet = {
  rpcUrl: string
  poolAddress: `0x${string}`
  tokenAddress: `0x${string}`
  operatorKey: `0x${string}`
  confirmations: number
}

type Env = Desk['env']

/** Finds the farm that DATABASE_URL or DATA_DIR names, running or not as long as its database does. */
export async function openDesk(
  env: Env,
  talk: Pick<Desk, 'say' | 'input'>,
): Promise<Desk & { close: () => Promise<void> }> {
  const dataDir = resolve(env['DATA_DIR'] || '.data')
  const embedded = env['DATABASE_URL'] ? undefined : connections(dataDir)
  const url = env['DATABASE_URL'] || embedded?.appUrl
  if (!url) {
    throw new Complaint(
      `There is no farm in ${dataDir}. Start it first (npm start), or name another by DATA_DIR or DATABASE_URL.`,
    )
  }
  await checkAnswers(url)
  const db = open(url, { connections: 2, name: 'bitwave-operator' })
  const devnet = devnetIn(dataDir, env)
  const desk = { ...talk, db, devnet, env, actor: actorHere(env), close: db.close }
  try {
    await db.inTx((tx) => refuseOtherPool(tx, desk))
    const ownerUrl = env['DATABASE_OWNER_URL'] || embedded?.ownerUrl
    return { ...desk, ownerUrl, clock: await clockOf(db) }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The service waits for its database to come back; a person wants to know now. */
export async function checkAnswers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Complaint(
      `The farm's database does not answer (${why}). Is the farm running? npm start`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The service's time: on a devnet it runs ahead of ours by as much as the service last said. */
export async function clockOf(db: Database): Promise<Clock> {
  const clock = makeClock({ followsChain: true })
  const { syncedAt } = await db.inTx(chainFacts)
  if (syncedAt) clock.follow(new Date(syncedAt))
  return clock
}

function devnetIn(dataDir: string, env: Env): Devnet | undefined {
  const file = join(dataDir, 'devnet', 'devnet.json')
  if (env['BITWAVE_RPC_URL'] || env['NODE_ENV'] === 'production' || !existsSync(file))
    return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Devnet
}
