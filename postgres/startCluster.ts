import { setTimeout as wait } from 'node:timers/promises'
import { initialise } from './initialise.ts'
import { launch } from './launch.ts'
import { type Place, placeFor } from './place.ts'
import { postmaster, serves, stopPostmaster } from './postmaster.ts'
import { programs } from './programs.ts'
import { answers, makeRoles } from './roles.ts'
import { url } from './url.ts'

/** A running server: where to sign in, as whom. */
export type Postgres = {
  ownerUrl: string
  appUrl: string
  pid: number
  /** Whether the server still runs. */
  alive: () => boolean
  /** A fast shutdown: transactions in flight are undone, what was kept is kept. */
  stop: () => Promise<void>
}

type Start = {
  dataDir: string
  log: (line: string) => void
  /** Settings in place of those that money needs. */
  settings?: readonly string[]
  /** Throws where the server must not be used; one that was started here is stopped then. */
  check?: (place: Place) => Promise<void>
}

/** Milliseconds. */
const PATIENCE = 60_000

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that runs there. Made at the first start.
 * Throws when it was made by another major version.
 */
export async function startCluster({ dataDir, log, settings, check }: Start): Promise<Postgres> {
  const { user, ...place } = placeFor(dataDir)
  const taken = await takenOver(place)
  if (!taken) {
    const found = programs(place.home)
    await initialise(place, { programs: found, user })
    await launch(place, { programs: found, user, log, ...(settings && { settings }) })
  }
  const pid = postmaster(place)
  if (!pid) throw new Error('PostgreSQL answers but has no lock file')
  const stop = () => stopPostmaster(pid, place)
  try {
    await makeRoles(place)
    await check?.(place)
  } catch (error) {
    // Somebody else's server is left as it was found.
    if (!taken) await stop()
    throw error
  }
  return {
    ownerUrl: url(place, 'bitwave_owner'),
    appUrl: url(place, 'bitwave_app'),
    pid,
    alive: () => serves(pid, place),
    stop,
  }
}

/** Waits for a server that is alive already: it may be starting, recovering from a crash, or about to end. */
async function takenOver(place: Place): Promise<boolean> {
  const until = Date.now() + PATIENCE
  while (postmaster(place)) {
    if (await answers(place)) return true
    if (Date.now() > until) throw new Error('PostgreSQL runs but does not answer; its log says why')
    await wait(20)
  }
  return false
}
