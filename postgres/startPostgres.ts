import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { initialise } from './initialise.ts'
import { type Place, placeFor } from './place.ts'
import { postmaster, removeStaleLock, stopPostmaster } from './postmaster.ts'
import { type Programs, programs } from './programs.ts'
import { quiet } from './quiet.ts'
import { answers, checkDurable, makeRoles } from './roles.ts'
import type { User } from './runAs.ts'
import { url } from './url.ts'

/** A running server: where to sign in, as whom. */
export type Postgres = {
  ownerUrl: string
  appUrl: string
  pid: number
  /** A fast shutdown: transactions in flight are undone, what was kept is kept. */
  stop: () => Promise<void>
}

/** Flags that money needs, and that no configuration file can turn off. */
const FLAGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'jit=off',
  'wal_compression=on',
  'max_connections=100',
  'shared_buffers=256MB',
  'timezone=UTC',
  'log_timezone=UTC',
]

const PATIENCE = 60_000

/**
 * Starts the PostgreSQL of a farm's data folder, or takes over the one that runs there. Made at the first start.
 * Throws when it would lose acknowledged writes, or was made by another major version.
 */
export async function startPostgres({
  dataDir,
  log,
}: {
  dataDir: string
  log: (line: string) => void
}): Promise<Postgres> {
  const { user, ...place } = placeFor(dataDir)
  if (!(await takenOver(place))) {
    const found = programs(place.home)
    await initialise(place, { programs: found, user })
    await launch(place, { programs: found, user, log })
  }
  const pid = postmaster(place)
  if (!pid) throw new Error('PostgreSQL answers but has no lock file')
  try {
    await checkDurable(place)
    await makeRoles(place)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('money is not kept so')))
      await stopPostmaster(pid)
    throw error
  }
  return {
    ownerUrl: url(place, 'bitwave_owner'),
    appUrl: url(place, 'bitwave_app'),
    pid,
    stop: () => stopPostmaster(pid),
  }
}

/** Waits for a server that is alive already: it may be starting, or recovering from a crash. */
async function takenOver(place: Place): Promise<boolean> {
  const until = Date.now() + PATIENCE
  while (postmaster(place)) {
    if (await answers(place)) return true
    if (Date.now() > until) throw new Error('PostgreSQL runs but does not answer; its log says why')
    await wait(50)
  }
  return false
}

type Launch = { programs: Programs; user: User; log: (line: string) => void }

async function launch(place: Place, { programs, user, log }: Launch): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    removeStaleLock(place)
    const exited = run(place, programs, user)
    while (!exited.done) {
      if (await answers(place)) return
      await wait(20)
    }
    // The last processes of a killed server may still hold its memory; they go by themselves.
    if (Date.now() > until || !/shared memory|lock file/.test(lastLines(place))) {
      throw new Error(`PostgreSQL did not start:\n${lastLines(place)}`)
    }
    log('PostgreSQL: waiting for the last processes of the one before')
    await wait(200)
  }
}

/** Starts the server on its own: it outlives us, and the next start takes it over. */
function run(place: Place, programs: Programs, user: User): { done: boolean } {
  const logFile = join(place.home, 'postgres.log')
  const output = openSync(logFile, 'a', 0o600)
  if (user) chownSync(logFile, user.uid, user.gid)
  const flags = FLAGS.flatMap((flag) => ['-c', flag])
  const child = spawn(
    join(programs.bin, 'postgres'),
    ['-D', place.data, '-k', place.socket, ...flags],
    {
      ...user,
      ...quiet(place),
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  const state = { done: false }
  child.on('exit', () => {
    state.done = true
  })
  child.on('error', () => {
    state.done = true
  })
  child.unref()
  return state
}

const lastLines = ({ home }: Place) =>
  readFileSync(join(home, 'postgres.log'), 'utf8').split('\n').slice(-12).join('\n')
