import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'
import type { Programs } from './programs.ts'
import { quiet } from './quiet.ts'
import type { User } from './runAs.ts'

/** Bytes. */
const BALLAST = 64 * 1024 * 1024

/** Makes the cluster at the first start, whole or not at all. Refuses the folder of another major version. */
export async function initialise(
  place: Place,
  { programs, user }: { programs: Programs; user: User },
): Promise<void> {
  if (existsSync(place.data)) return checkVersion(place, programs)
  keepBallast(place.home)
  const draft = `${place.data}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(place.socket, 'password')
  writeFileSync(passwordFile, place.passwords.postgres, { mode: 0o600 })
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await promisify(execFile)(
      join(programs.bin, 'initdb'),
      ['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, ...flags(programs)],
      { ...user, ...quiet(place) },
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, place.data)
}

const flags = ({ version }: Programs) => [
  '--encoding=UTF8',
  '--locale=C',
  ...(version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
  '--data-checksums',
  '--auth=scram-sha-256',
]

function checkVersion({ data }: Place, programs: Programs) {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version === String(programs.version)) return
  throw new Error(
    `${data} was made by PostgreSQL ${version}, this is ${programs.version}: bring the old one with PG_BIN, or restore a backup`,
  )
}

/** A file to delete when the disk is full, so that the server can be stopped and moved in peace. */
function keepBallast(home: string) {
  const file = join(home, 'ballast')
  if (existsSync(file)) return
  const descriptor = openSync(file, 'w', 0o600)
  const piece = Buffer.alloc(1024 * 1024, 1)
  for (let written = 0; written < BALLAST; written += piece.length) writeSync(descriptor, piece)
  fsyncSync(descriptor)
  closeSync(descriptor)
}
