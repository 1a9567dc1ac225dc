import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { removeStaleLock } from './postmaster.ts'
import type { Programs } from './programs.ts'
import { quiet } from './quiet.ts'
import { answers } from './roles.ts'
import type { User } from './runAs.ts'

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

/** Milliseconds: the recovery from a crash under load may take a while. */
const PATIENCE = 60_000

/** Bytes of log that are kept, and once more as much of the log before. */
const LONGEST_LOG = 16 * 1024 * 1024

type Launch = {
  programs: Programs
  user: User
  log: (line: string) => void
  /** Settings of a server that holds no money, in place of ours. */
  settings?: readonly string[]
}

/** Starts the server and waits until it answers. Throws the last lines of its log when it does not. */
export async function launch(
  place: Place,
  { programs, user, log, settings = [] }: Launch,
): Promise<void> {
  const until = Date.now() + PATIENCE
  rotate(logOf(place))
  for (;;) {
    removeStaleLock(place)
    const server = run(place, { programs, user, flags: [...FLAGS, ...settings] })
    while (!server.gone) {
      if (await answers(place)) return
      await wait(20)
    }
    // The last processes of a killed server may still hold its memory; they go by themselves.
    if (Date.now() > until || !/shared memory|lock file/.test(lastLines(place))) {
      throw new Error(`PostgreSQL did not start: ${server.gone}\n${lastLines(place)}`)
    }
    log('PostgreSQL: waiting for the last processes of the one before')
    await wait(200)
  }
}

/** Starts the server on its own: it outlives us, and the next start takes it over. */
function run(
  place: Place,
  { programs, user, flags }: Pick<Launch, 'programs' | 'user'> & { flags: readonly string[] },
): { gone?: string } {
  const output = openSync(logOf(place), 'a', 0o600)
  if (user) chownSync(logOf(place), user.uid, user.gid)
  const child = spawn(
    join(programs.bin, 'postgres'),
    ['-D', place.data, '-k', place.socket, ...flags.flatMap((flag) => ['-c', flag])],
    { ...user, ...quiet(place), detached: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  const state: { gone?: string } = {}
  child.on('exit', (code, signal) => {
    state.gone = `it ended with ${code ?? signal}`
  })
  child.on('error', (error) => {
    state.gone = error.message
  })
  child.unref()
  return state
}

const logOf = ({ home }: Place) => join(home, 'postgres.log')

const lastLines = (place: Place) =>
  readFileSync(logOf(place), 'utf8').split('\n').slice(-12).join('\n')

function rotate(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LONGEST_LOG) renameSync(file, `${file}.old`)
}
