import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { runAs, type User } from './runAs.ts'

/** Where a farm's PostgreSQL lives and how to sign in to it; kept in `postgres.json` of the data folder (0600). */
export type Place = {
  /** The cluster. */
  data: string
  /** Holds the socket; short, because a socket's path may have 107 bytes at most. */
  socket: string
  /** Holds what belongs to it: programs, ballast, log. */
  home: string
  passwords: { postgres: string; bitwave_owner: string; bitwave_app: string }
}

const FAR = '/var/lib/bitwave-farm'
const LONGEST_SOCKET_FOLDER = 85

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json')

/** The place of a farm that was started before; undefined where none was. */
export function knownPlace(dataDir: string): Place | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Place
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The place for a farm's data folder, chosen at the first start and remembered. Folders are there afterwards. */
export function placeFor(dataDir: string): Place & { user: User } {
  mkdirSync(dataDir, { recursive: true })
  const place = knownPlace(dataDir) ?? choose(resolve(dataDir))
  mkdirSync(place.home, { recursive: true, mode: 0o755 })
  const user = runAs(place.data)
  for (const folder of [place.data, place.socket]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
    chmodSync(folder, 0o700)
  }
  return { ...place, user }
}

function choose(dataDir: string): Place {
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const near = process.getuid?.() !== 0 || openToAll(dataDir)
  const home = near ? join(dataDir, 'postgres') : join(FAR, id)
  const socket = join(home, 'socket')
  const password = () => randomBytes(24).toString('hex')
  const place = {
    home,
    data: join(home, 'data'),
    socket: socket.length <= LONGEST_SOCKET_FOLDER ? socket : join(tmpdir(), `bitwave-${id}`),
    passwords: { postgres: password(), bitwave_owner: password(), bitwave_app: password() },
  }
  writeFileSync(fileOf(dataDir), JSON.stringify(place, null, 2), { mode: 0o600, flag: 'wx' })
  return place
}

/** Whether somebody who is neither owner nor root gets through every folder on the way. */
function openToAll(folder: string): boolean {
  const through = (statSync(folder).mode & 0o001) !== 0
  const parent = dirname(folder)
  return through && (parent === folder || openToAll(parent))
}
