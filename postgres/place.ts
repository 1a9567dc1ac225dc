import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { runAs, type User } from './runAs.ts'
import { writeWhole } from './writeWhole.ts'

type Passwords = { postgres: string; bitwave_owner: string; bitwave_app: string }

/** Where a farm's PostgreSQL lives and how to sign in to it. */
export type Place = {
  /** The cluster. */
  data: string
  /** Holds the socket; short, because a socket's path may have 107 bytes at most. */
  socket: string
  /** Holds what belongs to it: programs, ballast, log. */
  home: string
  passwords: Passwords
}

/** What `postgres.json` of the data folder remembers; `home` is seen from that folder, so that it can be moved. */
type Kept = { dataDir: string; home: string; shortSocket: string; passwords: Passwords }

const FAR = '/var/lib/bitwave-farm'
const LONGEST_SOCKET_FOLDER = 85

/** The place of a farm that was started before; undefined where none was. */
export function knownPlace(dataDir: string): Place | undefined {
  const kept = read(resolve(dataDir))
  return kept && placeOf(resolve(dataDir), kept)
}

/** The place for a farm's data folder, chosen at the first start and remembered, with its folders made. */
export function placeFor(dataDir: string): Place & { user: User } {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const kept = read(folder) ?? choose(folder)
  refuseCopy(folder, kept)
  const place = placeOf(folder, kept)
  makeOpen(place.home)
  const user = runAs(place.data)
  mkdirSync(place.socket, { recursive: true, mode: 0o700 })
  if (user) chownSync(place.socket, user.uid, user.gid)
  chmodSync(place.socket, 0o700)
  return { ...place, user }
}

function read(dataDir: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function choose(dataDir: string): Kept {
  const near = process.getuid?.() !== 0 || openToAll(dataDir)
  // Nobody can guess it, so nobody can be there first; and a folder of that name made anew gets a database of its own.
  const id = randomBytes(8).toString('hex')
  const temporary = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const password = () => randomBytes(24).toString('hex')
  const kept = {
    dataDir,
    home: near ? 'postgres' : join(FAR, id),
    shortSocket: join(temporary, `bitwave-${id}`),
    passwords: { postgres: password(), bitwave_owner: password(), bitwave_app: password() },
  }
  writeWhole(join(dataDir, 'postgres.json'), JSON.stringify(kept, null, 2))
  return kept
}

function placeOf(dataDir: string, { home, shortSocket, passwords }: Kept): Place {
  const at = resolve(dataDir, home)
  const socket = join(at, 'socket')
  const short = Buffer.byteLength(socket) <= LONGEST_SOCKET_FOLDER
  return { home: at, data: join(at, 'data'), socket: short ? socket : shortSocket, passwords }
}

/** A copied data folder names the database of the original where that lies far from it; one moved is let through. */
function refuseCopy(dataDir: string, kept: Kept) {
  const moved = kept.dataDir !== dataDir && kept.home.startsWith('/')
  if (moved && read(kept.dataDir)?.home === kept.home) {
    throw new Error(
      `${dataDir} is a copy: its database, ${kept.home}, belongs to ${kept.dataDir}; copy a database with a backup`,
    )
  }
}

/** Made so that the user PostgreSQL runs as gets in, whatever our umask is. */
function makeOpen(home: string) {
  const made = mkdirSync(home, { recursive: true })
  if (process.getuid?.() !== 0) return
  if (made)
    for (let folder = home; folder.length >= made.length; folder = dirname(folder))
      chmodSync(folder, 0o755)
}

/** Whether somebody who is neither owner nor root gets through every folder on the way. */
function openToAll(folder: string): boolean {
  const through = (statSync(folder).mode & 0o001) !== 0
  const parent = dirname(folder)
  return through && (parent === folder || openToAll(parent))
}
