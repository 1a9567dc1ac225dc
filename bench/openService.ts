import { join } from 'node:path'
import { type Database, open } from '#server/db/open.ts'
import { as } from '#server/testing/as.ts'
import { startFarm } from '#tools/start/startFarm.ts'
import { type Caller, openCaller } from './openCaller.ts'
import type { Place } from './place.ts'
import { giveAll, seedMembers, tokenOf } from './seed.ts'

/** The service as a process of its own with a devnet, a database of its own, and members with money. */
export type Service = {
  url: string
  appUrl: string
  db: Database
  members: { first: number; count: number }
  /** Connections, each with its own. */
  callers: (count: number) => Promise<Caller[]>
  /** What PostgreSQL does by itself sooner or later; waiting for it would be a matter of luck. */
  analyze: () => Promise<unknown>
  stop: () => Promise<void>
}

const MEMBERS = 10_000

export async function openService(
  { place, log }: { place: Place; log: (line: string) => void },
  name: string,
): Promise<Service> {
  const { appUrl, ownerUrl } = await place.database(name)
  const farm = await startFarm({
    dataDir: join(place.folder, name),
    env: {
      ...process.env,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      PORT: '0',
      NODE_ENV: 'test',
    },
    build: false,
    log,
  })
  const now = new Date()
  const db = open(appUrl, { connections: 4 })
  const first = await seedMembers(db, { count: MEMBERS, now })
  await giveAll(db, { first, count: MEMBERS, coin: 'BTCWT', now })
  await setApart(ownerUrl)
  let callers: Caller[] = []
  return {
    url: farm.appUrl,
    appUrl,
    db,
    members: { first, count: MEMBERS },
    callers: async (count) => {
      callers = callers.filter(({ open }) => open())
      while (callers.length < count) callers.push(await openCaller(farm.appUrl))
      return callers.slice(0, count)
    },
    analyze: () => as(ownerUrl, (client) => client.query('vacuum analyze')),
    stop: async () => {
      for (const caller of callers) caller.close()
      await db.close()
      await farm.stop()
    },
  }
}

/** Ids of journals and orders that no other value in a recorded statement has. */
const setApart = (ownerUrl: string) =>
  as(ownerUrl, async (client) => {
    await client.query(`select setval(pg_get_serial_sequence('journal', 'id'), 5000000)`)
    await client.query(`select setval(pg_get_serial_sequence('pledge_order', 'id'), 7000000)`)
    await client.query('vacuum analyze')
  })

/** Any of the members, how it says who it is, and another one. */
export function anyOf({ first, count }: Service['members']) {
  const place = Math.floor(Math.random() * count)
  const id = first + place
  const other = first + ((place + 1) % count)
  return { id, other, headers: { authorization: `Bearer ${tokenOf(id)}` } }
}
